import { sharedWhileRunning } from './once';

describe('what is done once at a time', () => {
  it('is waited for by whoever asks meanwhile, and done anew afterwards', async () => {
    let times = 0;
    const once = sharedWhileRunning((key) => Promise.resolve(`${key} ${++times}`));
    expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await once('a')).toBe('a 3');
  });

  it('is done anew after it was refused', async () => {
    const answers = [() => Promise.reject(new Error('refused')), () => Promise.resolve('there')];
    const once = sharedWhileRunning(() => answers.shift()!());
    await expect(once('a')).rejects.toThrow('refused');
    expect(await once('a')).toBe('there');
  });
});
