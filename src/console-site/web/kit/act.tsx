import { useState } from 'preact/hooks';
import { useStore } from '../store';
import { type Acts, type ActsState, createActs } from './acts';

export type Act = Omit<Acts, 'state'> & ActsState;

/** Acts of a page, whose refusals it shows where they belong. */
export function useAct(): Act {
  const [acts] = useState(createActs);
  return useActs(acts);
}

/** Acts that several pages have in common. */
export function useActs({ state, ...acts }: Acts): Act {
  return { ...acts, ...useStore(state) };
}
