import { createStore } from '../../store';

/** Actions that are started and not finished, except those that revert another one. */
export const runningActions = createStore<ReadonlySet<Promise<unknown>>>(new Set());

/** Tracks an action until it is finished. @returns the action */
export function track<T>(act: Promise<T>): Promise<T> {
  runningActions.set(new Set([...runningActions.get(), act]));
  const end = () => runningActions.set(new Set([...runningActions.get()].filter((each) => each !== act)));
  act.then(end, end);
  return act;
}
