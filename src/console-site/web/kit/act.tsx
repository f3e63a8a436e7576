import { useRef, useState } from 'preact/hooks';
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
  // The state is that of the rendering `run` belongs to; a second act may begin before the next one.
  const isRunning = useRef(false);
  async function run(act: () => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      return true;
    } catch (thrown) {
      setRefusal(refusalOf(thrown));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy, refusal };
}
