import { createFileCheck } from './file-check';

/** A check whose answers come when the test says so. */
function heldCheck() {
  const sent: Array<{ chosen: string; isDryRun: boolean; answer: (error?: Error) => void }> = [];
  const check = createFileCheck<string, string>(
    (chosen, isDryRun) =>
      new Promise((resolve, reject) => {
        sent.push({
          chosen,
          isDryRun,
          answer: (error) => (error ? reject(error) : resolve(`of ${chosen}`)),
        });
      }),
  );
  return { check, sent };
}

describe('the check of a file', () => {
  it('shows what came of it, with the file it is about', async () => {
    const { check, sent } = heldCheck();
    const asked = check.check('A');
    sent[0]!.answer();
    await asked;
    expect(check.shown.get()).toEqual({ chosen: 'A', outcome: 'of A', isStored: false });
  });

  it('shows nothing of a file in whose place another was chosen meanwhile, nor why it was refused', async () => {
    const { check, sent } = heldCheck();
    const asked = [check.check('A'), check.check('A')];
    check.forget();
    sent[0]!.answer();
    sent[1]!.answer(new Error('refused'));
    await Promise.all(asked);
    expect(check.shown.get()).toBeUndefined();
  });

  it('stores the file that was checked, and says that it was not, whatever is chosen meanwhile', async () => {
    const { check, sent } = heldCheck();
    const stored = [check.store('A'), check.store('A')];
    expect(sent[0]).toMatchObject({ chosen: 'A', isDryRun: false });
    check.forget();
    sent[0]!.answer();
    sent[1]!.answer(new Error('refused'));
    await stored[0];
    await expect(stored[1]).rejects.toThrow('refused');
    expect(check.shown.get()).toBeUndefined();
  });
});
