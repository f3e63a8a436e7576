import { Refusal } from '../refusal';
import { showingConflict } from './conflict';

describe('what a colleague may have changed', () => {
  const refused = (status: number) => () => Promise.reject(new Refusal(status, ['No.']));

  it('is read anew where the service says that it has changed, and nowhere else', async () => {
    let reads = 0;
    const reread = () => Promise.resolve(void reads++);
    expect(await showingConflict(() => Promise.resolve('done'), reread)).toBe('done');
    await expect(showingConflict(refused(400), reread)).rejects.toThrow('No.');
    expect(reads).toBe(0);
    await expect(showingConflict(refused(409), reread)).rejects.toThrow('No.');
    expect(reads).toBe(1);
  });
});
