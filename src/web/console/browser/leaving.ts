import { feedActs } from './modules/feed/feed-acts';
import { changing, session } from './session';
import { until } from './store';

/** Whether an action is running or queued that would be lost when the page is closed. */
export function isActionRunning(): boolean {
  return feedActs.state.get().isBusy || changing.get() > 0;
}

/** Waits until all started actions are finished. Queued actions cannot run after the session has ended. */
export async function allDone(): Promise<void> {
  while (isActionRunning()) {
    await until(feedActs.state, ({ isBusy }) => !isBusy);
    await until(changing, (calls) => calls === 0);
  }
}

/** Lets the browser ask for confirmation before the page is closed while an action is running. */
export function warnWhileActionsRun(): void {
  window.addEventListener('beforeunload', (event) => {
    // Without a session, the page must be able to reload when somebody else signs in, even if actions are waiting.
    if (isActionRunning() && !session.get().isLost) event.preventDefault();
  });
}
