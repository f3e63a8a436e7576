/** Another value of the same kind; a presenter does not check what it is given. */
function another(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 86_400_000);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value} too`;
  return value === null ? 'something' : null;
}

/**
 * The columns of a row that change nothing in what is presented of it.
 * @param row with a value in each of its columns
 * @param present what is made of a row, in every place it is presented
 */
export function columnsNotPresented<Row extends object>(row: Row, present: (row: Row) => unknown): string[] {
  const before = JSON.stringify(present(row));
  return Object.entries(row)
    .filter(([name, value]) => JSON.stringify(present({ ...row, [name]: another(value) })) === before)
    .map(([name]) => name);
}
