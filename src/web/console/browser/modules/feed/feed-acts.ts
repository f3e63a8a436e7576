import { useLayoutEffect } from 'preact/hooks';
import { type Action, notifyRefusals, useActionQueue } from '../../kit/actions/use-action';
import { createActionQueue } from '../../kit/actions/queue';

/** The acts on issues, from the list and from their pages: at most one at a time for each issue. */
export const feedActs = createActionQueue();

/** The number of open pages that show the acts. */
let pages = 0;

// On any page.
notifyRefusals(feedActs, () => pages === 0);

/** Registers a page that shows the acts. @returns a function for when it is left: its refusals have been seen */
export function showFeedActs(): () => void {
  pages++;
  return () => {
    pages--;
    feedActs.clearRefusal();
  };
}

/** The acts of the feed, for a page that shows their refusals. */
export function useFeedActs(): Action {
  useLayoutEffect(showFeedActs, []);
  return useActionQueue(feedActs);
}
