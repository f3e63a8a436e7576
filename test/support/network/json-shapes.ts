import fc from 'fast-check';

/** One level of a JSON text: an object or a list whose items are all alike. */
interface Level {
  kind: 'object' | 'list';
  /** How many items it has, at most. */
  width: number;
  /** What the names of an object's members look like. */
  name: (index: number) => string;
}

/** A JSON text made of levels that repeat their content. */
export interface JsonShape {
  levels: readonly Level[];
  leaf: string;
  bytes: number;
}

const NAMES: Array<Level['name']> = [
  (index) => `k${index}`,
  String,
  () => 'same',
  (index) => `${'x'.repeat(1000)}${index}`,
  (index) => `क${index}`,
];
const WIDTHS = [1, 2, 10, 100, 500, 999, 1000, 1001, 2000, 50_000, 1_000_000];
const TEXTS = ['a', ' ', 'क', '\\u0915', '\\"', 'a.', '@', '<', '\\n', '🙏'];
const VALUES = ['0', 'null', 'true', '""', '[]', '{}', '1e9', '-0.0000001', '{"a":0}', '[[[]]]'];

const level = fc.record({
  kind: fc.constantFrom<Level['kind']>('object', 'list'),
  width: fc.constantFrom(...WIDTHS),
  name: fc.constantFrom(...NAMES),
});
const leaf = fc.oneof(
  fc.constantFrom(...VALUES),
  fc
    .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(1, 50, 5000, 1_000_000))
    .map(([text, length]) => `"${repeated(text, length)}"`),
);

/** Shapes of JSON texts: wide, deep, long, and mixtures of these. @param maxBytes of the text, approximately */
export function jsonShapes(maxBytes: number): fc.Arbitrary<JsonShape> {
  const deep = fc.nat({ max: 40 }).chain((depth) => fc.array(level, { minLength: depth, maxLength: depth }));
  const levels = fc.oneof(fc.array(level, { maxLength: 4 }), deep);
  return fc.record({ levels, leaf, bytes: fc.constantFrom(maxBytes / 16, maxBytes, maxBytes) });
}

/** Writes a shape, from the innermost level outwards, until it has its size. */
export function writeShape({ levels, leaf: innermost, bytes }: JsonShape): string {
  return levels.reduceRight(
    (content, { kind, width, name }) => {
      const items: string[] = [];
      let left = bytes;
      for (let index = 0; index < width; index++) {
        const item = kind === 'list' ? content : `"${name(index)}":${content}`;
        left -= Buffer.byteLength(item) + 1;
        if (left < 0 && index > 0) break;
        items.push(item);
      }
      return kind === 'list' ? `[${items.join()}]` : `{${items.join()}}`;
    },
    cut(innermost, bytes),
  );
}

function repeated(text: string, bytes: number): string {
  return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
}

/** A text that leaves room for what is around it. */
function cut(value: string, bytes: number): string {
  if (Buffer.byteLength(value) <= bytes * 0.9 || !value.startsWith('"')) return value;
  const unit = TEXTS.find((text) => value.startsWith(`"${text}${text}`)) ?? 'a';
  return `"${repeated(unit, bytes * 0.9)}"`;
}
