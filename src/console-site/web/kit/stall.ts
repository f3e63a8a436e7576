/** How long nothing may come of a call. The service itself refuses sooner what its database does not answer. */
const STALL_MS = 30_000;

/** Watches a call of which nothing may come any more. */
export interface StallTimer {
  /** Notes that something has come of it. @param maxMs how long it may be until more does */
  progress: (maxMs?: number) => void;
  end: () => void;
}

/** @param giveUp ends a call of which nothing has come for too long */
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
