import { createStore } from '../store';

/** Acts that are begun and not done yet, without those that take another one back. */
export const underWay = createStore<ReadonlySet<Promise<unknown>>>(new Set());

/** Notes an act until it is done. @returns the act */
export function noted<T>(act: Promise<T>): Promise<T> {
  underWay.set(new Set([...underWay.get(), act]));
  const end = () => underWay.set(new Set([...underWay.get()].filter((each) => each !== act)));
  act.then(end, end);
  return act;
}
