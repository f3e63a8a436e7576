/**
 * How long the user must not have pressed a key before a dialog opens by itself. Otherwise the dialog would receive the
 * text that is being typed.
 */
const PAUSE_MS = 1_500;
/** Maximum time between two key presses of the same text. */
const SAME_TEXT_MS = 700;

/** Elements where a key press is part of a text or a selection. This is not so in a checkbox or radio button. */
export const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press may be part of a text. */
function isOfText({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** Distinguishes keys for the page from the rest of a text that was typed into a dialog which a response has closed. */
export class TypedOn {
  private until = -Infinity;

  /**
   * Records a key press in a dialog. Enter and Escape close the dialog on purpose: later keys are not the rest of a
   * text.
   */
  inQuestion(press: Press, now: number): void {
    if (isOfText(press)) this.until = now + SAME_TEXT_MS;
    else if (press.key === 'Enter' || press.key === 'Escape') this.end();
  }

  /** Whether a key press outside of dialogs is the rest of a text that was started in a dialog. */
  isRest(press: Press, now: number): boolean {
    if (now >= this.until || !(isOfText(press) || press.key === 'Enter')) return false;
    this.until = now + SAME_TEXT_MS;
    return true;
  }

  /** Forgets the typed text, for example after a click. */
  end(): void {
    this.until = -Infinity;
  }
}

let lastPressAt = -Infinity;

/**
 * Records key presses, and does not pass on to the page the rest of a text that was typed into a dialog.
 * @param showHint shows that the keys had no effect
 */
export function followTyping(showHint: () => void): void {
  const typed = new TypedOn();
  let isHintShown = false;
  const press = (event: KeyboardEvent) => {
    const now = performance.now();
    lastPressAt = now;
    const { target } = event;
    const isOnButton = target instanceof Element && target.matches('button, a');
    if (document.querySelector('dialog[open]')) {
      // The space key on a button presses the button.
      if (isOnButton && event.key === ' ') typed.end();
      else typed.inQuestion(event, now);
      isHintShown = false;
      return;
    }
    if (target instanceof Element && target.matches(TYPED_INTO)) return;
    if (!typed.isRest(event, now)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isHintShown) showHint();
    isHintShown = true;
  };
  // Runs before all other key listeners.
  document.addEventListener('keydown', press, { capture: true });
  document.addEventListener('pointerdown', () => typed.end(), { capture: true });
}

/** Waits until no key has been pressed for a while. */
export async function pauseInTyping(): Promise<void> {
  for (;;) {
    const left = lastPressAt + PAUSE_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
