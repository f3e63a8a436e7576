import { Refusal } from '../../refusal';
import { rereadOnConflict } from './use-action';

describe('rereadOnConflict', () => {
  const refused = (status: number) => () => Promise.reject(new Refusal(status, ['No.']));

  it('reads the data again if the service reports a conflict or that it is gone, and not for other refusals', async () => {
    let reads = 0;
    const reread = () => Promise.resolve(void reads++);
    expect(await rereadOnConflict(() => Promise.resolve('done'), reread)).toBe('done');
    await expect(rereadOnConflict(refused(400), reread)).rejects.toThrow('No.');
    expect(reads).toBe(0);
    await expect(rereadOnConflict(refused(409), reread)).rejects.toThrow('No.');
    expect(reads).toBe(1);
    await expect(rereadOnConflict(refused(404), reread)).rejects.toThrow('No.');
    expect(reads).toBe(2);
  });
});
