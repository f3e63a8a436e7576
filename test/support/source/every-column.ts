/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 86_400_000);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value} too`;
  if (Array.isArray(value) && value.length > 0) return [];
  return value === null ? 'something' : null;
}

/**
 * The columns of a row that do not affect its presentation.
 * @param row has a value in each column
 * @param present presents a row in every way it is presented
 */
export function columnsNotPresented<Row extends object>(row: Row, present: (row: Row) => unknown): string[] {
  const before = JSON.stringify(present(row));
  return Object.entries(row)
    .filter(([name, value]) => JSON.stringify(present({ ...row, [name]: another(value) })) === before)
    .map(([name]) => name);
}
