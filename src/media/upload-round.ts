import type { Upload } from './medium';

/** How long one run goes through a list. */
const RUN_MS = 15_000;

/**
 * A list of uploads that is gone through by batches, run after run. A run goes on until nothing is left: what can be
 * done nothing about now must not keep the others waiting. One that ran out of time goes on in the next.
 */
export class UploadRound {
  private last?: Upload;

  /**
   * @param find the uploads after one, in the order of the list; the first of them where none is given
   * @param isStopped whether to end now
   */
  async run(
    find: (after?: Upload) => Promise<Upload[]>,
    act: (upload: Upload) => Promise<unknown>,
    isStopped: () => boolean,
  ): Promise<void> {
    const deadline = performance.now() + RUN_MS;
    for (let batch = await find(this.last); batch.length > 0; batch = await find(this.last)) {
      for (const upload of batch) {
        if (isStopped() || performance.now() > deadline) return;
        this.last = upload;
        await act(upload);
      }
    }
    this.last = undefined;
  }
}
