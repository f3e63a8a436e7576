import type { IslandProps } from '../islands/island';
import { fieldsOf, subscribe } from './push-device';
import { markDevice } from './push-mark';

/** Offers to show alerts on this device, where the browser can. Without that the page has no button. */
export async function start(
  element: HTMLElement,
  { key, link, action, words }: IslandProps['push'],
): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const [status, button] = [document.createElement('p'), document.createElement('button')];
  status.setAttribute('role', 'status');
  button.type = 'button';
  element.append(status, button);
  let subscription = await pushManager.getSubscription();
  const show = (text = subscription ? words.shown : '') => {
    status.textContent = text;
    button.textContent = subscription ? words.off : words.on;
  };
  const send = (act: 'on' | 'off', of: PushSubscription) =>
    sendDevice(action, { link, act, ...fieldsOf(of) });
  const turnOn = async () => {
    if ((await Notification.requestPermission()) !== 'granted') return show(words.denied);
    const fresh = await subscribe(pushManager, key);
    await send('on', fresh);
    markDevice({ key, endpoint: fresh.endpoint });
    subscription = fresh;
    show();
  };
  const turnOff = async (known: PushSubscription) => {
    await send('off', known);
    await known.unsubscribe();
    markDevice(undefined);
    subscription = null;
    show();
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    (subscription ? turnOff(subscription) : turnOn())
      .catch(() => show(words.lost))
      .finally(() => (button.disabled = false));
  });
  show();
}

/** @throws Error where the service did not take it */
async function sendDevice(action: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const { ok } = await fetch(action, { method: 'POST', body, headers: { accept: 'text/html' } });
  if (!ok) throw new Error('not taken');
}
