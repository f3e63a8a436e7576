import type { Schemas } from '../../api';

/** The places of words in a text. */
export function placesOf(words: string, text: string): Schemas['TextRange'][] {
  if (words === '') return [];
  const places: Schemas['TextRange'][] = [];
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + words.length))
    places.push({ start, end: start + words.length });
  return places;
}
