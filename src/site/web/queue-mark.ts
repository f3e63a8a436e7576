const MARK = 'reports-to-send';

/** Whether a report waits to be sent: what is asked on each page, without opening a database. */
export function hasQueue(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Notes whether reports wait. */
export function markQueue(waits: boolean): void {
  if (waits) localStorage.setItem(MARK, 'yes');
  else localStorage.removeItem(MARK);
}
