/** How long it is waited before code is asked for again: twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/**
 * How far the loading of code is. `lost`: it failed, and is tried again; `retrying`: that is being done; `replaced`: it
 * failed, and the service has another version of the console by now, which has other files.
 */
export type CodeState = 'loading' | 'loaded' | 'lost' | 'retrying' | 'replaced';

export const isMissing = (state: CodeState): boolean => state !== 'loading' && state !== 'loaded';

/** Attempts to load code. */
export interface Attempts {
  /** Tries again at once. */
  now: () => void;
  end: () => void;
}

/**
 * Loads code, and tries again until it is there: after a while, and when somebody asks for it.
 * @param load rejects while the code cannot be loaded
 * @param tell is told how far it is
 * @param isReplaced whether the service has another version of the console by now: then it is not tried any more
 */
export function loadUntilThere(
  load: () => Promise<void>,
  tell: (state: CodeState) => void,
  isReplaced: () => Promise<boolean>,
): Attempts {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isOver = false;
  const attempt = async (): Promise<void> => {
    isTrying = true;
    clearTimeout(timer);
    const isThere = await load().then(
      () => true,
      () => false,
    );
    isTrying = false;
    if (isOver) return;
    tell(isThere ? 'loaded' : 'lost');
    isOver = isThere;
    if (isThere) return;
    timer = setTimeout(again, wait);
    wait = Math.min(2 * wait, MAX_WAIT_MS);
    const hasOther = await isReplaced();
    if (!hasOther || isOver || isTrying) return;
    end();
    tell('replaced');
  };
  const again = () => {
    if (isTrying || isOver) return;
    tell('retrying');
    void attempt();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  void attempt();
  return { now: again, end };
}
