import { normalise } from '../../kernel/text/normalise';

/**
 * An SQL condition: a `searchable` column contains the text of a parameter, literally. The index over `search_key`
 * finds candidates in any script; the text itself is then compared.
 * @param parameter such as `$2`; evaluated once, not for each row
 */
export function contains(column: string, parameter: string): string {
  return `${column} like (select containing(searchable(${parameter}::text)))`;
}

/** As `contains`, by the trigram index; the text must be `isIndexable`. */
export function containsByIndex(column: string, parameter: string): string {
  return `search_key(${column}) like (select containing(search_key(searchable(${parameter}::text))))
      and ${contains(column, parameter)}`;
}

/** As `contains` for each word of the text of a parameter, in any order. */
export function containsWords(column: string, parameter: string): string {
  return `${column} like all (array(
      select containing(word) from unnest(string_to_array(searchable(${parameter}::text), ' ')) word where word <> ''))`;
}

/** The longest word of a text that is `isIndexable`; undefined if none is. */
export function indexableWord(words: string): string | undefined {
  const [longest] = normalise(words)
    .split(' ')
    .filter((word) => isIndexable(word))
    .sort((one, other) => other.length - one.length);
  return longest;
}

/** Whether a text has three adjacent ASCII letters or digits, or a character that `search_key` writes in digits. */
export function isIndexable(words: string): boolean {
  return /[a-z0-9]{3}|[^\x00-\x7f]/.test(normalise(words));
}
