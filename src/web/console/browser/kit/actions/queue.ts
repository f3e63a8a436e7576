import { createStore } from '../../store';

/** Actions that are started and not finished, except those that revert another one. */
export const underWay = createStore<ReadonlySet<Promise<unknown>>>(new Set());

/** Tracks an action until it is finished. @returns the action */
export function noted<T>(act: Promise<T>): Promise<T> {
  underWay.set(new Set([...underWay.get(), act]));
  const end = () => underWay.set(new Set([...underWay.get()].filter((each) => each !== act)));
  act.then(end, end);
  return act;
}
