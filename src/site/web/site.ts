import { dropInstead, dropMessages } from './drop-draft';
import { startIslands } from './islands';
import { deviceMark } from './push-mark';
import { hasQueue } from './queue-mark';
import { onReplaced } from './replaced-content';

// Another issue is supported instead of the report that was being written.
if (document.querySelector('[data-drops-draft]')) dropInstead();
// What was begun is nobody else's who uses this browser.
document.querySelector('form[action$="/sign-out"]')?.addEventListener('submit', dropMessages);
startIslands(document);
onReplaced(startIslands);
// Without one, or where it cannot be had, the pages are as they are.
navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
// A browser may drop what it shows alerts by; another page of this site is the time to say so.
const device = deviceMark();
if (device)
  void import('./push-device').then(({ renewDevice }) => renewDevice(device)).catch(() => undefined);

/** Sends what was saved without a network, from whichever page is open. */
function sendSaved(): void {
  if (!hasQueue()) return;
  void import('./queue').then(({ sendQueue }) => sendQueue()).catch(() => undefined);
}
sendSaved();
addEventListener('online', sendSaved);
// A phone that wakes up tells of no network that came meanwhile.
document.addEventListener('visibilitychange', () => document.hidden || sendSaved());
