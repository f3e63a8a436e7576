import { singleFlight } from './single-flight';

describe('singleFlight', () => {
  it('shares a running call with other callers, and starts a new call afterwards', async () => {
    let times = 0;
    const once = singleFlight((key) => Promise.resolve(`${key} ${++times}`));
    expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await once('a')).toBe('a 3');
  });

  it('starts a new call after a refusal', async () => {
    const answers = [() => Promise.reject(new Error('refused')), () => Promise.resolve('there')];
    const once = singleFlight(() => answers.shift()!());
    await expect(once('a')).rejects.toThrow('refused');
    expect(await once('a')).toBe('there');
  });
});
