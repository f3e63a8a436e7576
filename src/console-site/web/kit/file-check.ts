import { createStore, type Store } from '../store';

/** What came of something that was chosen. */
export interface Checked<Chosen, Outcome> {
  chosen: Chosen;
  outcome: Outcome;
  isStored: boolean;
}

/** Checking what is chosen, such as a file, and then storing what was checked. */
export interface FileCheck<Chosen, Outcome> {
  /** What came of what is chosen; undefined until that is known. */
  shown: Store<Checked<Chosen, Outcome> | undefined>;
  /** Notes that something else is chosen: what is shown, and what is still asked for, belongs to what was before. */
  forget: () => void;
  /** Asks what storing it would do. */
  check: (chosen: Chosen) => Promise<void>;
  /** Stores what was checked, whatever has been chosen since. @returns what came of it */
  store: (chosen: Chosen) => Promise<Outcome>;
}

/** @param send sends what is chosen once. An answer that comes after something else was chosen is not shown */
export function createFileCheck<Chosen, Outcome>(
  send: (chosen: Chosen, isDryRun: boolean) => Promise<Outcome>,
): FileCheck<Chosen, Outcome> {
  const shown = createStore<Checked<Chosen, Outcome> | undefined>(undefined);
  let choice = 0;
  const sendAndShow = async (chosen: Chosen, isDryRun: boolean) => {
    const asked = choice;
    const outcome = await send(chosen, isDryRun);
    if (choice === asked) shown.set({ chosen, outcome, isStored: !isDryRun });
    return outcome;
  };
  return {
    shown,
    forget: () => {
      choice++;
      shown.set(undefined);
    },
    check: async (chosen) => {
      shown.set(undefined);
      const asked = choice;
      try {
        await sendAndShow(chosen, true);
      } catch (thrown) {
        // Why a check failed matters to nobody any more where something else was chosen.
        if (choice === asked) throw thrown;
      }
    },
    store: (chosen) => sendAndShow(chosen, false),
  };
}
