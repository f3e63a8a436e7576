import { behindQueue, isLast, lengthenQueue, neighboursOf, queue } from './queue';

describe('the queue', () => {
  it('tells which issue comes before and after one', () => {
    expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursOf(['a', 'b'], 'a')).toEqual({ previous: undefined, next: 'b' });
    expect(neighboursOf(['a', 'b'], 'b').next).toBeUndefined();
    expect(neighboursOf(['a'], 'elsewhere')).toEqual({ previous: undefined, next: undefined });
  });

  it('ends with its last issue, and not with one that is not of it', () => {
    expect(['a', 'b', 'elsewhere'].map((id) => isLast(['a', 'b'], id))).toEqual([false, true, false]);
    expect(isLast([], 'elsewhere')).toBe(false);
  });

  it('goes on with the next page at its end, until there is none', async () => {
    const pages = [['c', 'd'], []];
    const asked: string[] = [];
    queue.set(['a', 'c']);
    behindQueue.set((last) => {
      asked.push(last);
      return Promise.resolve(pages.shift() ?? []);
    });
    expect(await lengthenQueue()).toBe('d');
    expect(queue.get()).toEqual(['a', 'c', 'd']);
    expect(await lengthenQueue()).toBeUndefined();
    expect(await lengthenQueue()).toBeUndefined();
    expect(asked).toEqual(['c', 'd']);
  });

  it('asks for the next page once, however often that is wished for meanwhile', async () => {
    let asked = 0;
    queue.set(['a']);
    behindQueue.set(() => Promise.resolve(asked++ === 0 ? ['b'] : []));
    expect(await Promise.all([lengthenQueue(), lengthenQueue()])).toEqual(['b', 'b']);
    expect([asked, queue.get(), behindQueue.get() !== undefined]).toEqual([1, ['a', 'b'], true]);
  });
});
