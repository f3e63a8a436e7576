import { behindQueue, isLast, lengthenQueue, neighboursOf, queue } from './queue';

describe('the queue', () => {
  it('knows the previous and the next issue', () => {
    expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursOf(['a', 'b'], 'a')).toEqual({ previous: undefined, next: 'b' });
    expect(neighboursOf(['a', 'b'], 'b').next).toBeUndefined();
    expect(neighboursOf(['a'], 'elsewhere')).toEqual({ previous: undefined, next: undefined });
  });

  it('ends with its last issue, and has no end for an issue outside of it', () => {
    expect(['a', 'b', 'elsewhere'].map((id) => isLast(['a', 'b'], id))).toEqual([false, true, false]);
    expect(isLast([], 'elsewhere')).toBe(false);
  });

  it('continues with the next page at its end, until there is none', async () => {
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

  it('requests the next page once, however often it is asked for meanwhile', async () => {
    let asked = 0;
    queue.set(['a']);
    behindQueue.set(() => Promise.resolve(asked++ === 0 ? ['b'] : []));
    expect(await Promise.all([lengthenQueue(), lengthenQueue()])).toEqual(['b', 'b']);
    expect([asked, queue.get(), behindQueue.get() !== undefined]).toEqual([1, ['a', 'b'], true]);
  });
});
