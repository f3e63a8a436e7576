import { useLayoutEffect } from 'preact/hooks';
import { type Act, showRefusals, useActs } from '../../kit/actions/act';
import { createActs } from '../../kit/actions/acts';

/** The acts on issues, from the list and from their pages: at most one at a time for each issue. */
export const feedActs = createActs();

/** The number of open pages that show the acts. */
let pages = 0;

// On any page.
showRefusals(feedActs, () => pages === 0);

/** Registers a page that shows the acts. @returns a function for when it is left: its refusals have been seen */
export function showFeedActs(): () => void {
  pages++;
  return () => {
    pages--;
    feedActs.forget();
  };
}

/** The acts of the feed, for a page that shows their refusals. */
export function useFeedActs(): Act {
  useLayoutEffect(showFeedActs, []);
  return useActs(feedActs);
}
