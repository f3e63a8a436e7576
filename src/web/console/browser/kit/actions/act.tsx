import { useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '../../store';
import { type Acts, type ActsState, createActs } from './acts';
import { notifyRefused } from './toast';

export type Act = Omit<Acts, 'state'> & ActsState;

/** From now on, shows refusals of these actions as notices. @param isOn whether no page shows the refusals */
export function showRefusals(acts: Acts, isOn: () => boolean = () => true): void {
  acts.state.subscribe(() => {
    const { refusal } = acts.state.get();
    if (!refusal || !isOn()) return;
    acts.forget();
    for (const message of refusal.messages) notifyRefused(`Not done. ${message}`);
  });
}

/** The actions of a page. The page shows their refusals; after the page is left, refusals are shown as notices. */
export function useAct(): Act {
  const [acts] = useState(createActs);
  useLayoutEffect(() => () => showRefusals(acts), []);
  return useActs(acts);
}

/** Actions that are shared by several pages. */
export function useActs({ state, ...acts }: Acts): Act {
  return { ...acts, ...useStore(state) };
}
