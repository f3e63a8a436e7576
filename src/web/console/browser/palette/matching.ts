import { normalise } from '../../../../kernel/text/normalise';

/** Whether a text has all words of a search, or parts of them. */
export function matches(text: string, wanted: string): boolean {
  const found = normalise(text);
  return normalise(wanted)
    .split(' ')
    .every((word) => found.includes(word));
}
