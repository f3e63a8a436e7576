import { Begun } from './prefetch';

describe('Begun', () => {
  it('gives a started read to the page of the same data, once', async () => {
    const begun = new Begun<string>();
    begun.begin('a', () => Promise.resolve('answer'));
    expect(begun.take('b')).toBeUndefined();
    expect(await begun.take('a')).toBe('answer');
    expect(begun.take('a')).toBeUndefined();
  });

  it('forgets a read that no page has taken in the same task', async () => {
    const begun = new Begun<string>();
    begun.begin('a', () => Promise.reject(new Error('refused')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(begun.take('a')).toBeUndefined();
  });

  it('keeps the newest read', async () => {
    const begun = new Begun<string>();
    begun.begin('a', () => Promise.resolve('first'));
    begun.begin('b', () => Promise.resolve('second'));
    expect(begun.take('a')).toBeUndefined();
    expect(await begun.take('b')).toBe('second');
  });
});
