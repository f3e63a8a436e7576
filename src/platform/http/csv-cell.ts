/** The beginnings of a cell that spreadsheets take as a formula, or as the mark that prevents that. */
const NEEDS_MARK = /^(?:\s*['=+\-@＝＋－＠]|[\t\r])/;
const HAS_MARK = /^'(?=\s*['=+\-@＝＋－＠]|[\t\r])/;

/** Marks a text so that no spreadsheet takes the cell as a formula. */
export function markedCell(text: string): string {
  return text.replace(NEEDS_MARK, "'$&");
}

/** Removes the mark that `markedCell` may have added. */
export function unmarkedCell(cell: string): string {
  return cell.replace(HAS_MARK, '');
}
