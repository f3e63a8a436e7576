import { useState } from 'preact/hooks';
import { useStore } from '../store';
import { type Acts, type ActsState, createActs } from './acts';

export type Act = Omit<Acts, 'state'> & ActsState;

/** Acts of a page, whose refusals it shows where they belong. */
export function useAct(): Act {
  const [{ state, run, enqueue }] = useState(createActs);
  return { run, enqueue, ...useStore(state) };
}
