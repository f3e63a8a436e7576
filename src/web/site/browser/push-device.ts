import { type DeviceMark, markDevice } from './push-mark';

/** Subscribes this browser to Web Push. */
export function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether the service can use a subscription: it belongs to one VAPID key, which the service may have changed. */
export function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

/** The form fields of a subscription. */
export function fieldsOf(subscription: PushSubscription): Record<'endpoint' | 'p256dh' | 'auth', string> {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/**
 * Subscribes again if the browser has dropped its subscription, and sends the new endpoint to the service. Not every
 * browser does that by itself.
 */
export async function renewDevice({ key, endpoint }: DeviceMark): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = (await pushManager.getSubscription()) ?? (await subscribe(pushManager, key));
  if (subscription.endpoint === endpoint) return;
  const body = new URLSearchParams({ act: 'renew', was: endpoint, ...fieldsOf(subscription) });
  const { ok, url } = await fetch('/alerts/device', {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
  });
  // Another page comes from something in between, such as the sign-in page of a network: the next page tries again.
  if (ok && new URL(url).searchParams.get('device') !== 'renewed') return;
  markDevice(ok ? { key, endpoint: subscription.endpoint } : undefined);
}
