/** The last focused element and its position. If the element is removed, the focus moves to a place near it. */
interface Held {
  element: HTMLElement;
  /** The position of an element in a table, or among the issues of a queue; undefined for other elements. */
  row: { list: Element; index: number; cell: number | undefined } | undefined;
}

const USABLE = 'a[href], button, input, select, textarea';
/** Elements on which a click does not mean that the user leaves the focused element. */
const KEEPING = `${USABLE}, label, summary, dialog, .toasts`;

let held: Held | undefined;

function heldBy(element: HTMLElement): Held {
  const row = element.closest('tbody tr, .queued');
  const list = row?.parentElement;
  if (!row || !list) return { element, row: undefined };
  const cell = element.closest<HTMLTableCellElement>('td, th')?.cellIndex;
  return { element, row: { list, index: [...list.children].indexOf(row), cell } };
}

/**
 * Returns the nearest usable element: in the same column of the row that is now at this position, else anywhere in that
 * row.
 */
function nearestInList({ row }: Held): HTMLElement | null {
  if (!row?.list.isConnected) return null;
  const { children } = row.list;
  const now = children[Math.min(row.index, children.length - 1)];
  const same =
    row.cell === undefined
      ? now?.querySelector<HTMLElement>('a[data-issue]')
      : now?.children[row.cell]?.querySelector<HTMLElement>(USABLE);
  return same ?? now?.querySelector<HTMLElement>(USABLE) ?? null;
}

function putBack(): void {
  if (document.activeElement !== document.body || !held) return;
  // The last open dialog is on top.
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  if (dialog) {
    dialog.querySelector<HTMLElement>(USABLE)?.focus();
    return;
  }
  if (held.element.isConnected) held.element.focus();
  // The element may still exist but not accept the focus.
  if (document.activeElement === document.body)
    (nearestInList(held) ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/**
 * Keeps the focus inside the page. When the focused element is removed (the button of a row that leaves a list, the
 * opener of a dialog), the browser moves the focus to the document, and a keyboard user would start again at the top.
 * This function moves the focus to the row that is now at the same position, else to the heading of the page.
 * @param root the element in which child elements are added and removed
 */
export function keepFocus(root: HTMLElement): void {
  root.addEventListener('focusin', ({ target }) => {
    // When a dialog closes, the focus returns to the element that had it before, so that element is kept.
    if (target instanceof HTMLElement && !target.closest('dialog, .toasts')) held = heldBy(target);
  });
  // A click outside these elements removes the focus on purpose.
  root.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(KEEPING)) held = undefined;
  });
  new MutationObserver(putBack).observe(root, { childList: true, subtree: true });
}
