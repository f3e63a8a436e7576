/** Delay before the next attempt to load code. It doubles after each attempt, up to the maximum. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/**
 * The state of loading code. `lost`: it failed and will be retried; `retrying`: a retry is running; `replaced`: it
 * failed, and the service now has another version of the console, which has other files.
 */
export type CodeState = 'loading' | 'loaded' | 'lost' | 'retrying' | 'replaced';

export const isMissing = (state: CodeState): boolean => state !== 'loading' && state !== 'loaded';

/** Controls the attempts to load code. */
export interface Attempts {
  /** Retries at once. */
  now: () => void;
  end: () => void;
}

/**
 * Loads code, and retries until it is loaded: after a delay, or when the caller asks for it.
 * @param load rejects if the code cannot be loaded
 * @param onState receives each new state
 * @param isReplaced whether the service now has another version of the console: if so, there are no more retries
 */
export function loadUntilThere(
  load: () => Promise<void>,
  onState: (state: CodeState) => void,
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
    onState(isThere ? 'loaded' : 'lost');
    isOver = isThere;
    if (isThere) return;
    timer = setTimeout(again, wait);
    wait = Math.min(2 * wait, MAX_WAIT_MS);
    const hasOther = await isReplaced();
    if (!hasOther || isOver || isTrying) return;
    end();
    onState('replaced');
  };
  const again = () => {
    if (isTrying || isOver) return;
    onState('retrying');
    void attempt();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  void attempt();
  return { now: again, end };
}
