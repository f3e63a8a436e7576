/** An effect that runs after a transaction is committed, in order with other effects of the same key. */
interface Effect {
  act: () => void;
  state: 'open' | 'committed' | 'dropped';
}

/**
 * Runs the effects of committed transactions in the order they were reserved under a lock. The commits happen in this
 * order, but the answers to them can arrive in another one.
 */
export class CommitOrder {
  private readonly queues = new Map<string, Effect[]>();

  /** @param run runs the function of an effect; must not throw */
  constructor(private readonly run: (act: () => void) => void) {}

  /**
   * Reserves a place in the order of a key. @returns a function to call with the outcome when the transaction has ended
   */
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
