import type { Upload } from '../medium';

/** The time limit of one run. */
const RUN_MS = 15_000;

/**
 * Processes a list of uploads in batches, over several runs. A run continues to the end of the list: uploads that
 * cannot be processed yet must not block the others. If the time limit ends it earlier, the next run continues there.
 */
export class UploadRound {
  private last?: Upload;

  /**
   * @param find returns the uploads after the given one, in the order of the list; from the start without one
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
