import { Refusal, refusalOf } from '../../refusal';
import { createStore, type Store } from '../../store';
import { textOf } from '../../words';

/** Actions that are started and not finished, except those that undo another one. */
export const runningActions = createStore<ReadonlySet<Promise<unknown>>>(new Set());

/** Counts an action as running until it is finished. @returns the action */
export function track<T>(action: Promise<T>): Promise<T> {
  runningActions.set(new Set([...runningActions.get(), action]));
  const end = () => runningActions.set(new Set([...runningActions.get()].filter((each) => each !== action)));
  action.then(end, end);
  return action;
}

export interface ActionState {
  isBusy: boolean;
  /** The refusals of the last action, or of all actions of the last queue. */
  refusal: Refusal | undefined;
}

/** The item or items that an action changes. */
export type About = string | readonly string[];

export interface ActionQueue {
  state: Store<ActionState>;
  /** Runs an action, unless another one is running. @returns whether the action was done */
  run: (act: () => Promise<void>) => Promise<boolean>;
  /**
   * Adds an action to the queue; it runs after all earlier actions.
   * @param about the items that the action changes: an item can have only one queued action at a time
   * @returns whether the action was done; undefined if it was not added, because an action on the same item is still
   *   queued or running
   */
  enqueue: (about: About, act: () => Promise<void>) => Promise<boolean> | undefined;
  /**
   * Adds an action to the queue. The caller, such as a confirmation dialog, shows the refusal.
   * @throws Refusal if the action was not done, or if another action on the same item is still queued or running
   */
  enqueueOrThrow: (about: About, act: () => Promise<void>) => Promise<void>;
  /**
   * Adds an action to the queue even if another action on the same item is queued or running. An example is Undo,
   * which is offered while the page still shows the action that it reverts.
   * @throws Refusal if the action was not done
   */
  enqueueAnyway: (about: About, act: () => Promise<void>) => Promise<void>;
  /** Whether an action on this item is queued or running. */
  isPending: (about: string) => boolean;
  /** Clears the refusal after the user has seen it. */
  clearRefusal: () => void;
}

/** Adds an action to the queue, and rejects with its refusal. */
function refusing(enqueue: ActionQueue['enqueue']): ActionQueue['enqueueOrThrow'] {
  return async (about, act) => {
    let refusal: Refusal | undefined;
    const done = enqueue(about, () => act().catch((thrown) => void (refusal = refusalOf(thrown))));
    if (!done)
      throw new Refusal(409, [
        textOf(typeof about === 'string' ? 'issue.anotherActionOnThisIssue' : 'refusal.stillRunning'),
      ]);
    await done;
    if (refusal) throw refusal;
  };
}

/** The items of all queued and running actions. */
class PendingItems {
  private readonly counts = new Map<string, number>();

  /** Whether an action on one of these items is queued or running. */
  has(about: About): boolean {
    return [about].flat().some((one) => this.counts.has(one));
  }

  /** Counts the action from now on. @returns the action, which is counted until it is done */
  count(about: About, act: () => Promise<void>): () => Promise<void> {
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

/** Runs actions one at a time, and keeps their refusals. */
export function createActionQueue(): ActionQueue {
  const state = createStore<ActionState>({ isBusy: false, refusal: undefined });
  const pending = new PendingItems();
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (thrown) {
      const { status, messages } = refusalOf(thrown);
      // Keeps the refusals of earlier actions in the queue, because the user has hardly had time to see them.
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
    // Returns a new promise. If an action fails because of a bug and no caller handles the promise, the browser reports
    // the error.
    return done.then((wasDone) => wasDone);
  };
  const anyway = (about: About, act: () => Promise<void>) => add(pending.count(about, act));
  const enqueue: ActionQueue['enqueue'] = (about, act) =>
    pending.has(about) ? undefined : track(anyway(about, act));
  return {
    state,
    run: (act) => (count > 0 ? Promise.resolve(false) : track(add(act))),
    enqueue,
    enqueueOrThrow: refusing(enqueue),
    enqueueAnyway: refusing(anyway),
    isPending: (about) => pending.has(about),
    clearRefusal: () => state.set({ ...state.get(), refusal: undefined }),
  };
}
