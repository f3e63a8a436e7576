/**
 * What makes a column that is `searchable` contain the words of a parameter, whatever their case, with nothing in them
 * special. The index over `search_key` finds candidates in any script; the text itself decides.
 * @param parameter such as `$2`; read once, not for each row
 */
export function contains(column: string, parameter: string): string {
  return `${column} like (select containing(searchable(${parameter}::text)))`;
}

/** The same, by trigram index; the words must be `isIndexable`. */
export function containsByIndex(column: string, parameter: string): string {
  return `search_key(${column}) like (select containing(search_key(searchable(${parameter}::text))))
      and ${contains(column, parameter)}`;
}

/**
 * Whether there are three letters or digits in a row in words, which a trigram index needs; others are spelt in digits.
 */
export function isIndexable(words: string): boolean {
  return /[a-z0-9]{3}|[^\x00-\x7f]/i.test(words);
}
