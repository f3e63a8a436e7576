import { dropInstead, dropMessages } from './drop-draft';
import { startIslands } from './islands';
import { deviceMark } from './push-mark';
import { useLastCity } from './last-city';
import { closeMenus } from './menus';
import { hasQueue } from './queue-mark';
import { onReplaced } from './replaced-content';

// Another issue is supported instead of the report that was being written.
if (document.querySelector('[data-drops-draft]')) dropInstead();
// The next user of this browser must not see the drafts.
document.querySelector('form[action$="/sign-out"]')?.addEventListener('submit', dropMessages);
closeMenus();
useLastCity();
startIslands(document);
onReplaced(startIslands);
// Without a service worker the pages work as before.
navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
// A browser may drop its push subscription; every page of the site checks that.
const device = deviceMark();
if (device)
  void import('./push-device').then(({ renewDevice }) => renewDevice(device)).catch(() => undefined);

/** Sends reports that were stored without a network, from any page. */
function sendSaved(): void {
  if (!hasQueue()) return;
  void import('./queue').then(({ sendQueue }) => sendQueue()).catch(() => undefined);
}
sendSaved();
addEventListener('online', sendSaved);
// A phone that wakes up does not report that the network came back meanwhile.
document.addEventListener('visibilitychange', () => document.hidden || sendSaved());
