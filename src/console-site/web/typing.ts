/** How long no key is pressed before something comes by itself that takes keys: it would take what is being typed. */
const PAUSE_MS = 1_500;
/** How soon a key follows the one before where both are of one text. */
const SAME_TEXT_MS = 700;

/** Where a key is a part of what is typed or chosen: a tick is neither. */
export const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a press may be of a text. */
function isOfText({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** Tells keys that are meant for the page from the rest of what is typed into a question that an answer has closed. */
export class TypedOn {
  private until = -Infinity;

  /** Notes a press in a question. Enter and Escape close it on purpose: what comes then is not the rest of a text. */
  inQuestion(press: Press, now: number): void {
    if (isOfText(press)) this.until = now + SAME_TEXT_MS;
    else if (press.key === 'Enter' || press.key === 'Escape') this.end();
  }

  /** Whether a press outside of questions is the rest of a text that was begun in one. */
  isRest(press: Press, now: number): boolean {
    if (now >= this.until || !(isOfText(press) || press.key === 'Enter')) return false;
    this.until = now + SAME_TEXT_MS;
    return true;
  }

  /** Forgets what was typed, such as at a click. */
  end(): void {
    this.until = -Infinity;
  }
}

let lastPressAt = -Infinity;

/**
 * Notes when keys are pressed, and keeps the rest of what was typed into a question from the page.
 * @param tell says that it did nothing
 */
export function followTyping(tell: () => void): void {
  const typed = new TypedOn();
  let isTold = false;
  const press = (event: KeyboardEvent) => {
    const now = performance.now();
    lastPressAt = now;
    const { target } = event;
    const isOnButton = target instanceof Element && target.matches('button, a');
    if (document.querySelector('dialog[open]')) {
      // A blank on a button presses it.
      if (isOnButton && event.key === ' ') typed.end();
      else typed.inQuestion(event, now);
      isTold = false;
      return;
    }
    if (target instanceof Element && target.matches(TYPED_INTO)) return;
    if (!typed.isRest(event, now)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isTold) tell();
    isTold = true;
  };
  // Before all else that listens to keys.
  document.addEventListener('keydown', press, { capture: true });
  document.addEventListener('pointerdown', () => typed.end(), { capture: true });
}

/** Waits until no key was pressed for a while. */
export async function pauseInTyping(): Promise<void> {
  for (;;) {
    const left = lastPressAt + PAUSE_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
