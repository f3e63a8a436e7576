import { Prefetch } from './prefetch';

describe('Prefetch', () => {
  it('gives a started read to the page of the same data, once', async () => {
    const prefetched = new Prefetch<string>();
    prefetched.start('a', () => Promise.resolve('answer'));
    expect(prefetched.take('b')).toBeUndefined();
    expect(await prefetched.take('a')).toBe('answer');
    expect(prefetched.take('a')).toBeUndefined();
  });

  it('forgets a read that no page has taken in the same task', async () => {
    const prefetched = new Prefetch<string>();
    prefetched.start('a', () => Promise.reject(new Error('refused')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(prefetched.take('a')).toBeUndefined();
  });

  it('keeps the newest read', async () => {
    const prefetched = new Prefetch<string>();
    prefetched.start('a', () => Promise.resolve('first'));
    prefetched.start('b', () => Promise.resolve('second'));
    expect(prefetched.take('a')).toBeUndefined();
    expect(await prefetched.take('b')).toBe('second');
  });
});
