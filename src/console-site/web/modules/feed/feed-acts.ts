import { useLayoutEffect } from 'preact/hooks';
import { type Act, useActs } from '../../kit/act';
import { createActs } from '../../kit/acts';
import { notifyRefused } from '../../kit/toast';

/** Acts on issues, from the list and from the page of each: nothing is done twice at a time to one of them. */
export const feedActs = createActs();

/** How many pages show the acts. */
let pages = 0;

/** What is refused when no page of the feed is shown is said in notices, wherever one is. */
feedActs.state.subscribe(() => {
  const { refusal } = feedActs.state.get();
  if (pages > 0 || !refusal) return;
  feedActs.forget();
  for (const message of refusal.messages) notifyRefused(`Not done. ${message}`);
});

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
