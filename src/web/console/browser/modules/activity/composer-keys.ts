import { createStore } from '../../store';
import type { Draft } from './draft';

/** What the reader wants to write; the composer takes it, and gets the focus. */
export const wantedMode = createStore<Draft['mode'] | undefined>(undefined);

/** Goes to the composer of the open issue. @param mode a note, which citizens never see, or an answer to them */
export function openComposer(mode: Draft['mode']): void {
  wantedMode.set(mode);
}
