/**
 * A read that is started when a link is followed, before the page that shows its answer is built. Building that page
 * and removing the old one takes several milliseconds, which the read would wait for otherwise.
 */
export class Prefetch<T> {
  private read: { key: string; answer: Promise<T> } | undefined;

  /** Starts a read. @param key identifies the data */
  start(key: string, load: () => Promise<T>): void {
    const read = { key, answer: load() };
    // If the page is not shown after all, nobody waits for the answer.
    read.answer.catch(() => undefined);
    this.read = read;
    // The page takes it in the same task. Later, data may have changed since the read was started.
    setTimeout(() => {
      if (this.read === read) this.read = undefined;
    });
  }

  /** Takes the started read of this data. @returns undefined if there is none, or it was taken before */
  take(key: string): Promise<T> | undefined {
    if (this.read?.key !== key) return undefined;
    const { answer } = this.read;
    this.read = undefined;
    return answer;
  }
}
