import { HOUR_MS } from '../../../../../kernel/time/durations';
import { cached, invalidate, LatestOnly, prefetch, read, singleFlight } from './reads';

describe('a read that several components share', () => {
  it('is requested once, until it is invalidated', async () => {
    let asked = 0;
    const wards = () => read('wards', () => Promise.resolve(++asked), HOUR_MS);
    expect(await Promise.all([wards(), wards()])).toEqual([1, 1]);
    expect(await wards()).toBe(1);
    invalidate('wards');
    expect(await wards()).toBe(2);
  });

  it('is requested again when it is too old, and for each key', async () => {
    let asked = 0;
    const readNow = (key: string) => read(key, () => Promise.resolve(++asked), -1);
    expect([await readNow('cities'), await readNow('cities'), await readNow('transitions')]).toEqual([
      1, 2, 3,
    ]);
  });

  it('is not cached if it was refused', async () => {
    const answers = [Promise.reject(new TypeError('no answer')), Promise.resolve('there')];
    const readOne = () => read('dashboard', () => answers.shift()!, HOUR_MS);
    await expect(readOne()).rejects.toThrow('no answer');
    expect(await readOne()).toBe('there');
  });

  it('is cached until it is too old or invalidated', async () => {
    const readNow = (answer: Promise<string>) => read('figures', () => answer, -1);
    expect(cached('figures', HOUR_MS)).toBeUndefined();
    await readNow(Promise.resolve('old'));
    expect(cached('figures', HOUR_MS)).toBe('old');
    expect(cached('figures', -1)).toBeUndefined();
    await expect(readNow(Promise.reject(new TypeError('no answer')))).rejects.toThrow();
    expect(cached('figures', HOUR_MS)).toBe('old');
    invalidate('figures');
    expect(cached('figures', HOUR_MS)).toBeUndefined();
  });
});

describe('a prefetched read', () => {
  const other = () => Promise.resolve('read by the page');

  it('is taken by the page of the same data, once', async () => {
    prefetch('a', () => Promise.resolve('prefetched'));
    expect(await read('b', other, -1)).toBe('read by the page');
    expect(await read('a', other, -1)).toBe('prefetched');
    expect(await read('a', other, -1)).toBe('read by the page');
  });

  it('replaces a cached response, and is cached when it is taken', async () => {
    await read('c', () => Promise.resolve('old'), HOUR_MS);
    prefetch('c', () => Promise.resolve('prefetched'));
    expect(await read('c', other, HOUR_MS)).toBe('prefetched');
    expect(cached('c', HOUR_MS)).toBe('prefetched');
  });

  it('is dropped if no page has taken it in the same task', async () => {
    prefetch('d', () => Promise.reject(new Error('refused')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await read('d', other, -1)).toBe('read by the page');
  });

  it('is the newest of its key', async () => {
    prefetch('e', () => Promise.resolve('first'));
    prefetch('e', () => Promise.resolve('second'));
    expect(await read('e', other, -1)).toBe('second');
  });
});

describe('a single flight', () => {
  it('shares a pending call with other callers, and starts a new call afterwards', async () => {
    let times = 0;
    const once = (key: string) => singleFlight(key, () => Promise.resolve(`${key} ${++times}`));
    expect(await Promise.all([once('one'), once('one'), once('two')])).toEqual(['one 1', 'one 1', 'two 2']);
    expect(await once('one')).toBe('one 3');
    expect(cached('one', HOUR_MS)).toBeUndefined();
  });

  it('starts a new call after a refusal', async () => {
    const answers = [() => Promise.reject(new Error('refused')), () => Promise.resolve('there')];
    const once = () => singleFlight('refused once', () => answers.shift()!());
    await expect(once()).rejects.toThrow('refused');
    expect(await once()).toBe('there');
  });
});

describe('the newest of several calls', () => {
  it('is the only one that counts, and is pending until it has ended', () => {
    const calls = new LatestOnly();
    const [first, second] = [calls.begin(), calls.begin()];
    expect([calls.end(first), calls.isPending]).toEqual([false, true]);
    expect([calls.end(second), calls.isPending]).toEqual([true, false]);
  });

  it('is no longer pending and no longer counts after it is dropped', () => {
    const calls = new LatestOnly();
    const only = calls.begin();
    calls.drop();
    expect([calls.isPending, calls.end(only)]).toEqual([false, false]);
  });
});
