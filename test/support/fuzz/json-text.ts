/** A piece of JSON text that no JavaScript value represents, such as 1e999. */
export class Literal {
  constructor(readonly text: string) {}
}

/** The JSON text of a value with literals in it. */
export function written(value: unknown): string {
  if (value instanceof Literal) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
