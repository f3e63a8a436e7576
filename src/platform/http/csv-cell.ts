/** What makes a spreadsheet take a cell for a formula, and the mark that keeps it from doing so. */
const NEEDS_MARK = /^(?:\s*['=+\-@＝＋－＠]|[\t\r])/;
const HAS_MARK = /^'(?=\s*['=+\-@＝＋－＠]|[\t\r])/;

/** A text as a cell that no spreadsheet takes for a formula. */
export function markedCell(text: string): string {
  return text.replace(NEEDS_MARK, "'$&");
}

/** The text of a cell, without the mark that `markedCell` may have put before it. */
export function unmarkedCell(cell: string): string {
  return cell.replace(HAS_MARK, '');
}
