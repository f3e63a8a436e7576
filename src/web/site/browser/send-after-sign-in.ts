import { account } from './account';
import { now } from './drop-draft';
import { keyOf } from './report-draft';

/** The session storage of the tab that signs in: its report is sent when it comes back to the form. */
const MARK = 'report-to-send';
/** Long enough for a first sign-in at a provider. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Notes that the report of a form is to be sent after its author has signed in. */
export function sendAfterSignIn(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(MARK, JSON.stringify([keyOf(form), now()]));
  } catch {
    // The browser stores nothing: the author sends the form that the server has kept.
  }
}

/** Whether the report of a form is to be sent now, once: its author has signed in since, and all of it is here. */
export function sendsAfterSignIn(form: HTMLFormElement): boolean {
  try {
    const mark = sessionStorage.getItem(MARK);
    if (mark === null) return false;
    const [key, at] = JSON.parse(mark) as [string?, number?];
    sessionStorage.removeItem(MARK);
    const isWhole = !form.querySelector('[data-photos-again]');
    return account() !== '' && isWhole && key === keyOf(form) && now() - (at ?? 0) < MAX_AGE_MS;
  } catch {
    return false;
  }
}
