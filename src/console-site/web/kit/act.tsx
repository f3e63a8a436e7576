import { useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '../store';
import { type Acts, type ActsState, createActs } from './acts';
import { notifyRefused } from './toast';

export type Act = Omit<Acts, 'state'> & ActsState;

/** From now on what is refused of some acts is said in notices. @param isOn whether no page shows it */
export function tellRefusals(acts: Acts, isOn: () => boolean = () => true): void {
  acts.state.subscribe(() => {
    const { refusal } = acts.state.get();
    if (!refusal || !isOn()) return;
    acts.forget();
    for (const message of refusal.messages) notifyRefused(`Not done. ${message}`);
  });
}

/** Acts of a page, whose refusals it shows where they belong; once it is left, notices do. */
export function useAct(): Act {
  const [acts] = useState(createActs);
  useLayoutEffect(() => () => tellRefusals(acts), []);
  return useActs(acts);
}

/** Acts that several pages have in common. */
export function useActs({ state, ...acts }: Acts): Act {
  return { ...acts, ...useStore(state) };
}
