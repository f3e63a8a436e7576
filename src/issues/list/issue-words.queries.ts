import { contains } from '../../platform/database/literal-match';

/** SQL: the part of an issue's search text (`words`) that the APIs search: all but its address and category slug. */
const PUBLIC_WORDS = `split_part(words, E'\\x1e', 1)`;

/** An SQL condition: what the APIs search of an issue, in `issue_search`, contains the text of a parameter. */
export function issueContains(parameter: string): string {
  return contains(PUBLIC_WORDS, parameter);
}

/**
 * The same by the trigram index over city and text; the text must be `isIndexable`.
 * @param parameter such as `$2`
 * @param city another parameter, or a column
 */
export function issueContainsByIndex(parameter: string, city: string): string {
  return `${hasIndexed(parameter, city)} and ${issueContains(parameter)}`;
}

/** SQL for the words of a search (`asked`), from two parameters: texts, and of each the number of its word. */
export function askedWords(texts: string, numbers: string): string {
  return `asked as materialized (
     select n, containing(searchable(word)) as pattern from unnest(${texts}::text[], ${numbers}::int[]) given (word, n))`;
}

/**
 * An SQL condition: the search text of an issue has each word of a search (`askedWords`), in any order. Of several
 * texts with the same number, one is enough.
 */
export const HAS_ASKED_WORDS = `not exists (
    select from asked one where words not like pattern
       and not exists (select from asked other where other.n = one.n and words like other.pattern))`;

/** The same by the trigram index, which finds one of the words: a text that is `isIndexable`. */
export function hasAskedWordsByIndex(parameter: string, city: string): string {
  return `${hasIndexed(parameter, city)} and ${HAS_ASKED_WORDS}`;
}

function hasIndexed(parameter: string, city: string): string {
  return `search_key(city || E'\\x1f' || words)
        like (select search_key(${city}::text) || search_key(E'\\x1f') || containing(search_key(searchable(${parameter}::text))))`;
}

/**
 * SQL for the text from which trigrams are made. Without the search key only ASCII letters would count, and texts in
 * Indian scripts would have no similarity.
 */
export function trigramKey(text: string): string {
  return `search_key(searchable(${text}))`;
}

/** SQL for the trigram similarity of two texts, from 0 to 1. */
export function similarityOf(a: string, b: string): string {
  return `similarity(${trigramKey(a)}, ${trigramKey(b)})`;
}
