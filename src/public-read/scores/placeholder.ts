/**
 * Deterministic placeholder figures, which the contract marks as not measured (docs/api/public-read.md#placeholders):
 * each is computed from a name and is the same in every answer and process.
 */
export class Placeholder {
  constructor(private readonly name: string) {}

  /** A whole number from `least` to `most`, both inclusive; it differs by `of`. */
  between(of: string, least: number, most: number): number {
    return least + (hash(`${this.name}/${of}`) % (most - least + 1));
  }

  /** One of some values. */
  oneOf<Value>(of: string, values: readonly Value[]): Value {
    return values[this.between(of, 0, values.length - 1)] as Value;
  }
}

/** FNV-1a over UTF-16 units, with a final mixing step for names that differ only in their last letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
