import { HOUR_MS } from '../../../../../kernel/time/durations';
import { forget, lastRead, sharedRead } from './reads';

describe('a read that several components share', () => {
  it('is requested once, until it is forgotten', async () => {
    let asked = 0;
    const read = () => sharedRead('wards', () => Promise.resolve(++asked), HOUR_MS);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
    forget('wards');
    expect(await read()).toBe(2);
  });

  it('is requested again when it is too old, and for each key', async () => {
    let asked = 0;
    const read = (key: string) => sharedRead(key, () => Promise.resolve(++asked), -1);
    expect([await read('cities'), await read('cities'), await read('transitions')]).toEqual([1, 2, 3]);
  });

  it('is not cached if it was refused', async () => {
    const answers = [Promise.reject(new TypeError('no answer')), Promise.resolve('there')];
    const read = () => sharedRead('dashboard', () => answers.shift()!, HOUR_MS);
    await expect(read()).rejects.toThrow('no answer');
    expect(await read()).toBe('there');
  });

  it('is known until it is too old or forgotten', async () => {
    const read = (answer: Promise<string>) => sharedRead('figures', () => answer, -1);
    expect(lastRead('figures', HOUR_MS)).toBeUndefined();
    await read(Promise.resolve('old'));
    expect(lastRead('figures', HOUR_MS)).toBe('old');
    expect(lastRead('figures', -1)).toBeUndefined();
    await expect(read(Promise.reject(new TypeError('no answer')))).rejects.toThrow();
    expect(lastRead('figures', HOUR_MS)).toBe('old');
    forget('figures');
    expect(lastRead('figures', HOUR_MS)).toBeUndefined();
  });
});
