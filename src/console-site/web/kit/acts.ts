import { Refusal, refusalOf } from '../refusal';
import { createStore, type Store } from '../store';

export interface ActsState {
  isBusy: boolean;
  /** Why the last act was refused, or those of the last queue. */
  refusal: Refusal | undefined;
}

export interface Acts {
  state: Store<ActsState>;
  /** Does something, unless something is being done. @returns whether it was done */
  run: (act: () => Promise<void>) => Promise<boolean>;
  /**
   * Does something once all before it is done.
   * @param about what is changed by it: nothing is done to it twice at a time
   * @returns whether it was done; undefined: not at all, for something is still to be done to the same
   */
  enqueue: (about: string, act: () => Promise<void>) => Promise<boolean> | undefined;
}

/** Acts one at a time, with what was refused. */
export function createActs(): Acts {
  const state = createStore<ActsState>({ isBusy: false, refusal: undefined });
  const waiting = new Set<string>();
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
  return {
    state,
    run: (act) => (count > 0 ? Promise.resolve(false) : add(act)),
    enqueue: (about, act) => {
      if (waiting.has(about)) return undefined;
      waiting.add(about);
      return add(() => act().finally(() => waiting.delete(about)));
    },
  };
}
