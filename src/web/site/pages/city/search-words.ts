import { CATEGORY_SLUGS, type CategorySlug } from '../../../../kernel/categories';
import { wordsOf } from '../../../../kernel/text/normalise';
import type { Words } from '../../i18n/translate';

/** A search has at most this many words. */
const MAX_WORDS = 20;
/** With fewer letters, a word is no beginning of a category's name. */
const MIN_LETTERS = 3;

/**
 * The words of a search, each with the texts that may stand for it: a word of the reader's language for a category
 * stands for the issues of that category. A search without letters and digits is one word.
 */
export function searchWords(q: string, words: Words): string[][] {
  const asked = [...new Set(wordsOf(q))].slice(0, MAX_WORDS);
  if (asked.length === 0) return [[q]];
  return asked.map((word) => [word, ...categoriesNamed(word, words).map((slug) => `#${slug}`)]);
}

function categoriesNamed(word: string, words: Words): CategorySlug[] {
  if ([...word].length < MIN_LETTERS) return [];
  return CATEGORY_SLUGS.filter((slug) =>
    wordsOf(words.text(`category.${slug}`)).some((name) => name.startsWith(word)),
  );
}
