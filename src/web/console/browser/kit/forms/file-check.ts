import { createStore, type Store } from '../../store';

/** The result for a chosen item. */
export interface Checked<Chosen, Outcome> {
  chosen: Chosen;
  outcome: Outcome;
  isStored: boolean;
}

/** Checks a chosen item, such as a file, and then stores the checked item. */
export interface FileCheck<Chosen, Outcome> {
  /** The result for the chosen item; undefined until it is known. */
  shown: Store<Checked<Chosen, Outcome> | undefined>;
  /**
   * Must be called when another item is chosen: clears the shown result, and ignores pending responses about the
   * previous item.
   */
  forget: () => void;
  /** Asks the service what storing the item would do. */
  check: (chosen: Chosen) => Promise<void>;
  /** Stores the checked item, even if another item has been chosen since. @returns the result */
  store: (chosen: Chosen) => Promise<Outcome>;
}

/**
 * @param send sends a chosen item once. If another item was chosen before the response arrives, the response is not
 *   shown
 */
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
        // If another item was chosen, a failure of this check no longer matters.
        if (choice === asked) throw thrown;
      }
    },
    store: (chosen) => sendAndShow(chosen, false),
  };
}
