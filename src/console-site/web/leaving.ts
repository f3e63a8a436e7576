import { feedActs } from './modules/feed/feed-acts';
import { changing, session } from './session';
import { until } from './store';

/** Whether something is still being done that would be lost with the page, or waits to be done. */
export function isUnderWay(): boolean {
  return feedActs.state.get().isBusy || changing.get() > 0;
}

/** Waits until all is done that was begun: what waits for its turn is not done any more without a session. */
export async function allDone(): Promise<void> {
  while (isUnderWay()) {
    await until(feedActs.state, ({ isBusy }) => !isBusy);
    await until(changing, (calls) => calls === 0);
  }
}

/** Lets the browser ask before the page is closed while something is being done. */
export function warnWhileUnderWay(): void {
  window.addEventListener('beforeunload', (event) => {
    // Without a session the page begins anew for whoever signs in as somebody else, whatever waits.
    if (isUnderWay() && !session.get().isLost) event.preventDefault();
  });
}
