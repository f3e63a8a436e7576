import { contains } from '../platform/database/literal-match';

/**
 * An SQL condition: the search text of an issue, in `issue_search`, contains the text of a parameter. It uses the
 * trigram index over city and text; the text must be `isIndexable`.
 * @param parameter such as `$2`
 * @param city another parameter, or a column
 */
export function issueContainsByIndex(parameter: string, city: string): string {
  return `search_key(city || E'\\x1f' || words)
        like (select search_key(${city}::text) || search_key(E'\\x1f') || containing(search_key(searchable(${parameter}::text))))
      and ${contains('words', parameter)}`;
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
