import { Buffer } from 'node:buffer';

/** The bytes of a word: with its frame, it has at most 75 characters (RFC 2047, 2). */
const MAX_BYTES = 45;

/** The text of a header as encoded words (RFC 2047), each of whole characters. */
export function encodedWords(text: string): string {
  const words = [''];
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(longer) > MAX_BYTES) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
