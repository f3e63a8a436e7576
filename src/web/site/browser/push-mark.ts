const MARK = 'push-device';

/** The subscription of this device: the VAPID key of the service, and the endpoint. */
export interface DeviceMark {
  key: string;
  endpoint: string;
}

/** The stored subscription of this device; undefined if alerts are off. Read on each page. */
export function deviceMark(): DeviceMark | undefined {
  try {
    return (JSON.parse(localStorage.getItem(MARK) ?? 'null') as DeviceMark | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the subscription of this device; undefined: alerts are off. */
export function markDevice(mark: DeviceMark | undefined): void {
  if (mark) localStorage.setItem(MARK, JSON.stringify(mark));
  else localStorage.removeItem(MARK);
}
