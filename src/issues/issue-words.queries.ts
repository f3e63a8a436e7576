import { contains } from '../platform/database/literal-match';

/**
 * What makes the words of an issue, in `issue_search`, contain those of a parameter, by the trigram index over city and
 * words; they must be `isIndexable`.
 * @param parameter such as `$2`
 * @param city another, or a column
 */
export function issueContainsByIndex(parameter: string, city: string): string {
  return `search_key(city || E'\\x1f' || words)
        like (select search_key(${city}::text) || search_key(E'\\x1f') || containing(search_key(searchable(${parameter}::text))))
      and ${contains('words', parameter)}`;
}

/**
 * What the trigrams of a text are made of, in SQL. Without its search key no letter beyond ASCII counts: texts in
 * Indian scripts would be alike to none.
 */
export function trigramKey(text: string): string {
  return `search_key(searchable(${text}))`;
}

/** How alike two texts are by their trigrams, in SQL, from 0 to 1. */
export function similarityOf(a: string, b: string): string {
  return `similarity(${trigramKey(a)}, ${trigramKey(b)})`;
}
