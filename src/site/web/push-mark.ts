const MARK = 'push-device';

/** By what this device shows alerts: the key of the service, and where messages for it are taken. */
export interface DeviceMark {
  key: string;
  endpoint: string;
}

/** What this device shows alerts by, if it does: what is asked on each page. */
export function deviceMark(): DeviceMark | undefined {
  try {
    return (JSON.parse(localStorage.getItem(MARK) ?? 'null') as DeviceMark | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes by what this device shows alerts; undefined: it does no longer. */
export function markDevice(mark: DeviceMark | undefined): void {
  if (mark) localStorage.setItem(MARK, JSON.stringify(mark));
  else localStorage.removeItem(MARK);
}
