/** Something to be done once a transaction is committed, in its place among others of the same key. */
interface Effect {
  act: () => void;
  state: 'open' | 'committed' | 'dropped';
}

/**
 * Keeps the effects of transactions in the order in which they were asked for under a lock. That commits happen in this
 * order does not mean that their answers arrive in it.
 */
export class CommitOrder {
  private readonly queues = new Map<string, Effect[]>();

  /** @param run does an effect's act, and must not throw */
  constructor(private readonly run: (act: () => void) => void) {}

  /** Takes a place for an effect. @returns what to call when the transaction has ended */
  reserve(key: string, act: () => void): (committed: boolean) => void {
    const effect: Effect = { act, state: 'open' };
    const queue = this.queues.get(key) ?? [];
    queue.push(effect);
    this.queues.set(key, queue);
    return (committed) => {
      effect.state = committed ? 'committed' : 'dropped';
      this.advance(key, queue);
    };
  }

  private advance(key: string, queue: Effect[]): void {
    while (queue[0] && queue[0].state !== 'open') {
      const effect = queue.shift();
      if (effect?.state === 'committed') this.run(effect.act);
    }
    if (queue.length === 0) this.queues.delete(key);
  }
}
