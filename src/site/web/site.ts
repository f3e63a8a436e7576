import { startIslands } from './islands';
import { hasQueue } from './queue-mark';

startIslands(document);
// What was saved without a network is sent from whichever page is opened next.
if (hasQueue()) void import('./queue').then(({ sendQueue }) => sendQueue());
