import { Refusal, refusalOf } from '../refusal';
import { createStore, type Store } from '../store';
import { noted } from './under-way';

export interface ActsState {
  isBusy: boolean;
  /** Why the last act was refused, or those of the last queue. */
  refusal: Refusal | undefined;
}

/** What is changed by an act: one thing, or several. */
export type About = string | readonly string[];

export interface Acts {
  state: Store<ActsState>;
  /** Does something, unless something is being done. @returns whether it was done */
  run: (act: () => Promise<void>) => Promise<boolean>;
  /**
   * Does something once all before it is done.
   * @param about what is changed by it: nothing is done to it twice at a time
   * @returns whether it was done; undefined: not at all, for something is still to be done to the same
   */
  enqueue: (about: About, act: () => Promise<void>) => Promise<boolean> | undefined;
  /**
   * Does something in the queue whose refusal is shown by whoever asked for it, such as a question.
   * @throws Refusal why it was not done; also where something is still to be done to the same
   */
  inTurn: (about: About, act: () => Promise<void>) => Promise<void>;
  /**
   * Does something once all before it is done, what is still to be done to the same included: such as an Undo, which
   * is offered while what it takes back is still being shown.
   * @throws Refusal why it was not done
   */
  follow: (about: About, act: () => Promise<void>) => Promise<void>;
  /** Whether something is still to be done to it. */
  isWaiting: (about: string) => boolean;
  /** Forgets what was refused, once it was seen. */
  forget: () => void;
}

/** Does something in a queue, and rejects with what was refused of it. */
function refusing(enqueue: Acts['enqueue']): Acts['inTurn'] {
  return async (about, act) => {
    let refusal: Refusal | undefined;
    const done = enqueue(about, () => act().catch((thrown) => void (refusal = refusalOf(thrown))));
    const subject = typeof about === 'string' ? 'it' : 'one of them';
    if (!done) throw new Refusal(409, [`Something else is still being done to ${subject}.`]);
    await done;
    if (refusal) throw refusal;
  };
}

/** What acts are still to be about. */
class Waiting {
  private readonly counts = new Map<string, number>();

  /** Whether something is still to be done to one of them. */
  has(about: About): boolean {
    return [about].flat().some((one) => this.counts.has(one));
  }

  /** Notes an act at once. @returns the act, which is noted until it is done */
  noted(about: About, act: () => Promise<void>): () => Promise<void> {
    const all = [about].flat();
    for (const one of all) this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
    return () => act().finally(() => all.forEach((one) => this.remove(one)));
  }

  private remove(one: string): void {
    const left = (this.counts.get(one) ?? 0) - 1;
    if (left > 0) this.counts.set(one, left);
    else this.counts.delete(one);
  }
}

/** Acts one at a time, with what was refused. */
export function createActs(): Acts {
  const state = createStore<ActsState>({ isBusy: false, refusal: undefined });
  const waiting = new Waiting();
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (thrown) {
      const { status, messages } = refusalOf(thrown);
      // What was refused of those before in the queue has hardly been seen.
      const before = state.get().refusal?.messages ?? [];
      state.set({ isBusy: true, refusal: new Refusal(status, [...before, ...messages]) });
      return false;
    } finally {
      count--;
      if (count === 0) state.set({ ...state.get(), isBusy: false });
    }
  };
  const add = (act: () => Promise<void>): Promise<boolean> => {
    const isFirst = count++ === 0;
    if (isFirst) state.set({ isBusy: true, refusal: undefined });
    const done = isFirst ? attempt(act) : last.then(() => attempt(act));
    last = done.catch(() => undefined);
    // A promise of its own: a fault of the console that nobody awaits is to be reported by the browser.
    return done.then((wasDone) => wasDone);
  };
  const follow = (about: About, act: () => Promise<void>) => add(waiting.noted(about, act));
  const enqueue: Acts['enqueue'] = (about, act) =>
    waiting.has(about) ? undefined : noted(follow(about, act));
  return {
    state,
    run: (act) => (count > 0 ? Promise.resolve(false) : noted(add(act))),
    enqueue,
    inTurn: refusing(enqueue),
    follow: refusing(follow),
    isWaiting: (about) => waiting.has(about),
    forget: () => state.set({ ...state.get(), refusal: undefined }),
  };
}
