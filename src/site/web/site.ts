import { dropDraft, dropMessages } from './drop-draft';
import { startIslands } from './islands';
import { deviceMark } from './push-mark';
import { hasQueue } from './queue-mark';
import { onReplaced } from './replaced-content';

// Another issue is supported instead of the report that was being written.
const { dropsDraft } = document.querySelector<HTMLElement>('[data-drops-draft]')?.dataset ?? {};
if (dropsDraft !== undefined) dropDraft(dropsDraft);
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
// What was saved without a network is sent from whichever page is opened next.
if (hasQueue()) void import('./queue').then(({ sendQueue }) => sendQueue());
