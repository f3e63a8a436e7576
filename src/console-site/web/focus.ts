/** Where the focus was, so that it can be put near there when what had it is gone. */
interface Held {
  element: HTMLElement;
  /** Of an element in a table. */
  row: { body: HTMLTableSectionElement; index: number; cell: number } | undefined;
}

const USABLE = 'a[href], button, input, select, textarea';
/** What may be clicked without the wish to leave what has the focus. */
const KEEPING = `${USABLE}, label, summary, dialog, .toasts`;

let held: Held | undefined;

function heldBy(element: HTMLElement): Held {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  if (!cell || !row || !body) return { element, row: undefined };
  return { element, row: { body, index: row.sectionRowIndex, cell: cell.cellIndex } };
}

/** What comes nearest: the same column of the row that is in its place now, else anything of that row. */
function nearestInTable({ row }: Held): HTMLElement | null {
  if (!row?.body.isConnected) return null;
  const now = row.body.rows[Math.min(row.index, row.body.rows.length - 1)];
  return now?.cells[row.cell]?.querySelector<HTMLElement>(USABLE) ?? now?.querySelector(USABLE) ?? null;
}

function putBack(): void {
  if (document.activeElement !== document.body || !held) return;
  // The last one is on top.
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  if (dialog) {
    dialog.querySelector<HTMLElement>(USABLE)?.focus();
    return;
  }
  if (held.element.isConnected) held.element.focus();
  // One that is there may still not take it.
  if (document.activeElement === document.body)
    (nearestInTable(held) ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/**
 * Keeps the focus in the page. The browser gives it to the document when the element that has it is removed, such as
 * the button of a row that leaves a list, or the opener of a dialog: whoever uses a keyboard would begin at the top
 * again. It goes to the row in its place then, else to the heading of the page.
 * @param root below which elements come and go
 */
export function keepFocus(root: HTMLElement): void {
  root.addEventListener('focusin', ({ target }) => {
    // A dialog gives the focus back to what had it before.
    if (target instanceof HTMLElement && !target.closest('dialog, .toasts')) held = heldBy(target);
  });
  // A click beside everything takes the focus away on purpose.
  root.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(KEEPING)) held = undefined;
  });
  new MutationObserver(putBack).observe(root, { childList: true, subtree: true });
}
