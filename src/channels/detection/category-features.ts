import type { CategorySlug } from '../../kernel/categories';
import type { Detection } from './detector';
import { wordsOf } from '../../kernel/text/normalise';

/** The keywords a detector found in a text. */
export type FoundKeywords = Detection<CategorySlug>['found'];

/** Words do not contain this character, so features cannot be confused. */
const PAIR = '_';
const KEYWORD = '#';
const CATEGORY = '=';
/** URLs, and `@` names of people and pages. */
const ADDRESS = /https?:\/\/\S+|@\w+/g;

/** The words of a text that can show its category: those outside links and `@` names. */
export function distinctiveWords(text: string): string[] {
  return wordsOf(text.replace(ADDRESS, ' '));
}

/**
 * The features of a text: its words, each pair of neighbours, each keyword, and each category that has a keyword in it.
 * The last also covers keywords that were added after the training.
 * @param words as `distinctiveWords` returns them
 * @returns from a feature to its count: 1, or the sum of the weights of a category's keywords
 */
export function categoryFeatures(words: readonly string[], found: FoundKeywords): Map<string, number> {
  const features = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    features.set(word, 1);
    const next = words[index + 1];
    if (next !== undefined) features.set(`${word}${PAIR}${next}`, 1);
  }
  for (const { keyword, target, weight } of found) {
    features.set(keywordFeature(keyword), 1);
    features.set(categoryFeature(target), (features.get(categoryFeature(target)) ?? 0) + weight);
  }
  return features;
}

/** The feature of a keyword: that of `street light*` is `#street_light*`. */
export function keywordFeature(keyword: string): string {
  return KEYWORD + keyword.replaceAll(' ', PAIR);
}

/** The feature for any keyword of a category, such as `=road`. */
export function categoryFeature(category: CategorySlug): string {
  return CATEGORY + category;
}
