import { createFileCheck } from './file-check';

/** A file check whose responses are sent by the test. */
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
  it('shows the result, with the file it belongs to', async () => {
    const { check, sent } = heldCheck();
    const asked = check.check('A');
    sent[0]!.answer();
    await asked;
    expect(check.shown.get()).toEqual({ chosen: 'A', outcome: 'of A', isStored: false });
  });

  it('shows neither the result nor the refusal if another file was chosen in the meantime', async () => {
    const { check, sent } = heldCheck();
    const asked = [check.check('A'), check.check('A')];
    check.forget();
    sent[0]!.answer();
    sent[1]!.answer(new Error('refused'));
    await Promise.all(asked);
    expect(check.shown.get()).toBeUndefined();
  });

  it('stores the checked file or rejects with the refusal, even if another file is chosen meanwhile', async () => {
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
