const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has all words of a search, or parts of them. */
export function matches(text: string, wanted: string): boolean {
  const found = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
