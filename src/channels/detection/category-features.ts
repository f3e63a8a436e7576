import type { CategorySlug } from '../../kernel/categories';
import type { Detection } from './detector';
import { wordsOf } from './normalise';

/** The keywords a detector found in a text. */
export type FoundKeywords = Detection<CategorySlug>['found'];

/** No word has these characters, so that no feature is taken for another. */
const PAIR = '_';
const KEYWORD = '#';
const CATEGORY = '=';
/** Names of people and pages. */
const ADDRESS = /https?:\/\/\S+|@\w+/g;

/** The words of a text that can tell its category: those outside links and `@` names. */
export function tellingWords(text: string): string[] {
  return wordsOf(text.replace(ADDRESS, ' '));
}

/**
 * What of a text tells its category: its words, each pair of neighbours, each keyword, and each category keywords speak
 * for. The last also counts keywords that were added after the weights were made.
 * @param words as `tellingWords` makes them
 * @returns from feature to how often it counts: 1, or the weights of the keywords of a category added up
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

/** The feature of a keyword: `street light*` is `#street_light*`. */
export function keywordFeature(keyword: string): string {
  return KEYWORD + keyword.replaceAll(' ', PAIR);
}

/** The feature that keywords of a category were found, such as `=road`. */
export function categoryFeature(category: CategorySlug): string {
  return CATEGORY + category;
}
