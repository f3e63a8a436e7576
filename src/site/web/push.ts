import type { IslandProps } from '../islands/island';
import { fieldsOf, isFor, subscribe } from './push-device';
import { markDevice } from './push-mark';

type Props = IslandProps['push'];

/** Offers to show alerts on this device, where the browser can. Without that the page has no button. */
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
 * This device. Whether it shows the alerts of the address is what the service answers, for it may have forgotten the
 * device, or know it as another address's.
 */
class Device {
  shows: 'shown' | 'another' | 'none' = 'none';

  constructor(
    private readonly manager: PushManager,
    private readonly props: Props,
  ) {}

  /** What there is to say of what it shows. */
  text(): string {
    const { shown, another } = this.props.words;
    return { shown, another, none: '' }[this.shows];
  }

  /** Says what the browser has, where it has something. */
  async open(): Promise<string | void> {
    const known = await this.manager.getSubscription();
    if (!known || (await this.send('seen', known)) !== 'shown' || isFor(known, this.props.key)) return;
    // The service has other keys by now: it can send nothing by what the browser has.
    await this.send('off', known);
    return this.turnOn();
  }

  /** @returns why it does not show alerts, if the browser does not let it */
  async toggle(): Promise<string | void> {
    const known = await this.manager.getSubscription();
    if (this.shows !== 'shown' || !known) return this.turnOn();
    // What shows another address's alerts by now goes on to.
    if ((await this.send('off', known)) === 'none') await known.unsubscribe();
  }

  private async turnOn(): Promise<string | void> {
    const { key, words } = this.props;
    if ((await Notification.requestPermission()) !== 'granted') return words.denied;
    const known = await this.manager.getSubscription();
    if (known && !isFor(known, key)) await known.unsubscribe();
    await this.send('on', await subscribe(this.manager, key));
  }

  /** @returns what the service says the device shows @throws Error where it did not take it */
  private async send(act: 'on' | 'off' | 'seen', of: PushSubscription): Promise<string | null> {
    const { action, link, key } = this.props;
    const body = new URLSearchParams({ link, act, ...fieldsOf(of) });
    const { ok, url } = await fetch(action, { method: 'POST', body, headers: { accept: 'text/html' } });
    if (!ok) throw new Error('not taken');
    const state = new URL(url).searchParams.get('device');
    this.shows = state === 'shown' || state === 'another' ? state : 'none';
    if (state === 'shown') markDevice({ key, endpoint: of.endpoint });
    else if (state === 'none') markDevice(undefined);
    return state;
  }
}
