/**
 * Maximum time without progress of a call. If its database does not respond, the service itself refuses the call
 * sooner.
 */
const STALL_MS = 30_000;

/** Watches a call that may stall. */
export interface StallTimer {
  /** Records progress of the call. @param maxMs the maximum time until the next progress */
  progress: (maxMs?: number) => void;
  end: () => void;
}

/** @param giveUp ends a call that has made no progress for too long */
export function stallTimer(giveUp: () => void): StallTimer {
  let timer = setTimeout(giveUp, STALL_MS);
  const end = () => clearTimeout(timer);
  return {
    progress: (maxMs = STALL_MS) => {
      end();
      timer = setTimeout(giveUp, maxMs);
    },
    end,
  };
}
