import { useLayoutEffect } from 'preact/hooks';
import { type Act, tellRefusals, useActs } from '../../kit/act';
import { createActs } from '../../kit/acts';

/** Acts on issues, from the list and from the page of each: nothing is done twice at a time to one of them. */
export const feedActs = createActs();

/** How many pages show the acts. */
let pages = 0;

// Wherever one is then.
tellRefusals(feedActs, () => pages === 0);

/** Says that a page shows the acts. @returns what takes that back when it is left: what was refused has been seen */
export function showFeedActs(): () => void {
  pages++;
  return () => {
    pages--;
    feedActs.forget();
  };
}

/** The acts of the feed, for a page that shows what is refused of them. */
export function useFeedActs(): Act {
  useLayoutEffect(showFeedActs, []);
  return useActs(feedActs);
}
