const MARK = 'reports-to-send';

/** Whether a report waits to be sent; read on each page, without opening IndexedDB. */
export function hasQueue(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Stores whether reports wait. */
export function markQueue(waits: boolean): void {
  if (waits) localStorage.setItem(MARK, 'yes');
  else localStorage.removeItem(MARK);
}
