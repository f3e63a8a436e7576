import { CATEGORY_SLUGS, type CategorySlug } from '../../../../kernel/categories';
import { wordsOf } from '../../../../kernel/text/normalise';
import type { Words } from '../../i18n/translate';

/** A search compares at most this many words. */
const MAX_WORDS = 20;
/** With fewer letters, a word is no beginning of a category's name. */
const MIN_LETTERS = 3;

/**
 * The words of a search, each with the texts that may stand for it: a word of the reader's language for a category
 * stands for the issues of that category. A search without letters and digits is one word. Of more than twenty words,
 * the longest count: they distinguish most.
 */
export function searchWords(q: string, words: Words): string[][] {
  const typed = [...new Set(wordsOf(q))];
  const longest = new Set(typed.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS));
  const asked = typed.filter((word) => longest.has(word));
  if (asked.length === 0) return [[q]];
  return asked.map((word) => [word, ...categoriesNamed(word, words).map((slug) => `#${slug}`)]);
}

function categoriesNamed(word: string, words: Words): CategorySlug[] {
  if ([...word].length < MIN_LETTERS) return [];
  return CATEGORY_SLUGS.filter((slug) =>
    wordsOf(words.text(`category.${slug}`)).some((name) => name.startsWith(word)),
  );
}
