import { useState } from 'preact/hooks';
import { type Refusal, refusalOf } from '../refusal';

export interface Act {
  /** Does something, one at a time. @returns whether it was done */
  run: (act: () => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
  /** Why the last act was refused. */
  refusal: Refusal | undefined;
}

/** Acts of a page, whose refusals it shows where they belong. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function run(act: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      return true;
    } catch (thrown) {
      setRefusal(refusalOf(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, refusal };
}
