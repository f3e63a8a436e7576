import type { IslandProps } from '../islands/island';
import { fieldsOf, isFor, subscribe } from './push-device';
import { markDevice } from './push-mark';

type Props = IslandProps['push'];

/** Offers alerts on this device if the browser supports them. Otherwise the page has no button. */
export async function start(element: HTMLElement, props: Props): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const [status, button] = [document.createElement('p'), document.createElement('button')];
  status.setAttribute('role', 'status');
  button.type = 'button';
  const device = new Device(pushManager, props);
  const run = async (work: () => Promise<string | void>) => {
    button.disabled = true;
    const text = await work().catch(() => props.words.lost);
    status.textContent = text ?? device.text();
    button.textContent = device.shows === 'shown' ? props.words.off : props.words.on;
    button.disabled = false;
  };
  button.addEventListener('click', () => void run(() => device.toggle()));
  await run(() => device.open());
  element.append(status, button);
}

/**
 * This device. The service's answer decides whether it shows the alerts of the address, as the service may have deleted
 * the device, or assigned it to another address.
 */
class Device {
  shows: 'shown' | 'another' | 'none' = 'none';

  constructor(
    private readonly manager: PushManager,
    private readonly props: Props,
  ) {}

  /** The text of its current state. */
  text(): string {
    const { shown, another } = this.props.words;
    return { shown, another, none: '' }[this.shows];
  }

  /** Reports the browser's subscription to the service, if there is one. */
  async open(): Promise<string | void> {
    const known = await this.manager.getSubscription();
    if (!known || (await this.send('seen', known)) !== 'shown' || isFor(known, this.props.key)) return;
    // The service has another VAPID key now, so it cannot use the subscription.
    await this.send('off', known);
    return this.turnOn();
  }

  /** @returns the reason if the browser does not permit alerts */
  async toggle(): Promise<string | void> {
    const known = await this.manager.getSubscription();
    if (this.shows !== 'shown' || !known) return this.turnOn();
    // A device that shows another address's alerts keeps its subscription.
    if ((await this.send('off', known)) === 'none') await known.unsubscribe();
  }

  private async turnOn(): Promise<string | void> {
    const { key, words } = this.props;
    if ((await Notification.requestPermission()) !== 'granted') return words.denied;
    const known = await this.manager.getSubscription();
    if (known && !isFor(known, key)) await known.unsubscribe();
    await this.send('on', await subscribe(this.manager, key));
  }

  /** @returns the state of the device, as the service answers it @throws Error if the request failed */
  private async send(act: 'on' | 'off' | 'seen', of: PushSubscription): Promise<string | null> {
    const { action, link, key } = this.props;
    const body = new URLSearchParams({ link, act, ...fieldsOf(of) });
    const { ok, url } = await fetch(action, { method: 'POST', body, headers: { accept: 'text/html' } });
    if (!ok) throw new Error('not taken');
    const state = new URL(url).searchParams.get('device');
    // Another page comes from something in between, such as the sign-in page of a network.
    if (state === null) throw new Error('not confirmed');
    this.shows = state === 'shown' || state === 'another' ? state : 'none';
    if (state === 'shown') markDevice({ key, endpoint: of.endpoint });
    else if (state === 'none') markDevice(undefined);
    return state;
  }
}
