import { dropDraft } from './drop-draft';
import { startIslands } from './islands';
import { hasQueue } from './queue-mark';
import { onReplaced } from './replaced-content';

// Another issue is supported instead of the report that was being written.
const { dropsDraft } = document.querySelector<HTMLElement>('[data-drops-draft]')?.dataset ?? {};
if (dropsDraft !== undefined) dropDraft(dropsDraft);
startIslands(document);
onReplaced(startIslands);
// Without one, or where it cannot be had, the pages are as they are.
navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
// What was saved without a network is sent from whichever page is opened next.
if (hasQueue()) void import('./queue').then(({ sendQueue }) => sendQueue());
