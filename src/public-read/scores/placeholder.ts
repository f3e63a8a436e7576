/**
 * Deterministic placeholders: the contract marks these figures as not measured (docs/api/public-read.md#placeholders),
 * so each is drawn from the name of what it stands for and is the same in every answer and every process.
 */
export class Placeholder {
  constructor(private readonly name: string) {}

  /** A whole number from `least` to `most`, both included; another for each `of`. */
  between(of: string, least: number, most: number): number {
    return least + (hash(`${this.name}/${of}`) % (most - least + 1));
  }

  /** One of some values. */
  oneOf<Value>(of: string, values: readonly Value[]): Value {
    return values[this.between(of, 0, values.length - 1)] as Value;
  }
}

/** FNV-1a over UTF-16 units, its bits mixed once more, for names that differ in their last letter only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
