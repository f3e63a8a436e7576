import { HOUR_MS } from '../../../kernel/durations';
import { forget, sharedRead } from './shared-read';

describe('what several components read', () => {
  it('is asked for once, until it is forgotten', async () => {
    let asked = 0;
    const read = () => sharedRead('wards', () => Promise.resolve(++asked), HOUR_MS);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
    forget('wards');
    expect(await read()).toBe(2);
  });

  it('is asked for anew when it is too old, and for each key', async () => {
    let asked = 0;
    const read = (key: string) => sharedRead(key, () => Promise.resolve(++asked), -1);
    expect([await read('cities'), await read('cities'), await read('transitions')]).toEqual([1, 2, 3]);
  });

  it('is not kept where it was refused', async () => {
    const answers = [Promise.reject(new TypeError('no answer')), Promise.resolve('there')];
    const read = () => sharedRead('dashboard', () => answers.shift()!, HOUR_MS);
    await expect(read()).rejects.toThrow('no answer');
    expect(await read()).toBe('there');
  });
});
