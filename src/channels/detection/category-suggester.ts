import type { CategorySlug } from '../../kernel/categories';
import {
  categoryFeature,
  categoryFeatures,
  type FoundKeywords,
  keywordFeature,
  distinctiveWords,
} from './category-features';
import type { CategoryModel, CategoryScore } from './category-model';
import type { Detection } from './detector';

/** A suggested category. */
export interface CategorySuggestion {
  category: CategorySlug;
  /** The estimated probability that the suggestion is right, from 0 to 1. */
  confidence: number;
  /** The words of the text that speak for it, strongest first. */
  reasons: string[];
}

const MAX_SUGGESTIONS = 2;
/** Less likely categories are not suggested. */
const MIN_CONFIDENCE = 0.05;
const MAX_REASONS = 3;
/** Shorter words have little meaning on their own. */
const MIN_LETTERS = 3;
/** Words with less than this share of the strongest reason are not shown as reasons. */
const MIN_REASON = 0.2;
/** A known word with a smaller range of weights is a function word, equally frequent in all categories. */
const MIN_SPREAD = 0.7;
/** Without a keyword, one word must have at least this weight: `test` has 0.7 for a category by chance. */
const MIN_EVIDENCE = 0.8;
/** Without a keyword and below this probability, the model's first category is wrong more often than right. */
const MIN_ALONE = 0.4;
/** If a smaller share of the words is known to the model, keywords decide. */
const MIN_KNOWN = 0.5;
/** A keyword with at least this weight is nearly unambiguous. */
const SURE_WEIGHT = 3;
/** The same for a keyword unknown to the model, which city staff may have added. */
const NEW_WEIGHT = 2;
/** Added to the other categories' weights, as a single keyword is not certain. */
const DOUBT = 1;

/**
 * Suggests categories by a model and, for texts it does not know, by keywords: it was trained with English texts of
 * some of the categories (docs/api/channels.md#category-suggestions).
 */
export class CategorySuggester {
  constructor(private readonly model: CategoryModel) {}

  /**
   * The most likely categories of a text, best first: at most two, and the second only if words speak for it. Empty if
   * the text does not show a category: it has no keyword, and few known words or none that decide.
   * @param detection the keywords found in the text
   */
  suggest(text: string, detection: Detection<CategorySlug> | undefined): CategorySuggestion[] {
    const words = distinctiveWords(text);
    const found = detection?.found ?? [];
    const features = categoryFeatures(words, found);
    return this.scores(text, words, features, detection)
      .slice(0, MAX_SUGGESTIONS)
      .filter(({ probability }) => probability >= MIN_CONFIDENCE)
      .map(({ category, probability }) => ({
        category,
        confidence: probability,
        reasons: this.reasons(category, words, found),
      }))
      .filter(({ reasons }, index) => index === 0 || reasons.length > 0);
  }

  private scores(
    text: string,
    words: readonly string[],
    features: ReadonlyMap<string, number>,
    detection: Detection<CategorySlug> | undefined,
  ): CategoryScore[] {
    const byKeyword = detection ? keywordScores(detection) : [];
    if (!isLatin(text)) return byKeyword;
    const byModel = this.model.scores(features);
    if (!detection) return this.isDistinctive(words, byModel) ? byModel : [];
    if (!this.isForKeywords(words, detection)) return byModel;
    const [first, ...others] = byKeyword;
    if (!first) return byModel;
    // The probability that keywords leave is distributed by the model, if it has scores.
    const rest = byModel.filter(({ category }) => category !== first.category);
    const share =
      (1 - first.probability) / (rest.reduce((sum, { probability }) => sum + probability, 0) || 1);
    if (rest.length === 0) return [first, ...others];
    return [first, ...rest.map((each) => ({ ...each, probability: each.probability * share }))];
  }

  /**
   * Whether keywords decide: the model knows too few of the words, or not the category of a nearly unambiguous keyword.
   */
  private isForKeywords(words: readonly string[], { target, found }: Detection<CategorySlug>): boolean {
    if (!this.knowsMostWords(words)) return true;
    if (this.model.categories.includes(target)) return false;
    const unmet = found.filter(({ keyword }) => !this.model.knows(keywordFeature(keyword)));
    return weightFor(target, found) >= SURE_WEIGHT || weightFor(target, unmet) >= NEW_WEIGHT;
  }

  /** Whether words without keywords are enough: any text has some words that the model knows. */
  private isDistinctive(words: readonly string[], [first]: readonly CategoryScore[]): boolean {
    if (first === undefined || first.probability < MIN_ALONE || !this.knowsMostWords(words)) return false;
    return words.some((word) => this.model.weight(word, first.category) >= MIN_EVIDENCE);
  }

  private knowsMostWords(words: readonly string[]): boolean {
    const distinct = new Set(words);
    const known = [...distinct].filter((word) => this.model.knows(word)).length;
    return known >= distinct.size * MIN_KNOWN;
  }

  private isFunctionWord(word: string): boolean {
    return this.model.knows(word) && this.model.spread(word) < MIN_SPREAD;
  }

  /** Keywords and single words; pairs of words would be hard to understand as reasons. */
  private reasons(category: CategorySlug, words: readonly string[], found: FoundKeywords): string[] {
    const strengths = new Map<string, number>();
    for (const word of words) {
      if (word.length >= MIN_LETTERS && !this.isFunctionWord(word))
        strengths.set(word, this.model.weight(word, category));
    }
    const perWeight = this.model.weight(categoryFeature(category), category) || 1;
    for (const { keyword, target, weight } of found) {
      if (target !== category) continue;
      const said = keyword.replace(/\*$/, '');
      const own = this.model.weight(keywordFeature(keyword), category) + weight * perWeight;
      strengths.set(said, Math.max(strengths.get(said) ?? 0, 0) + own);
    }
    return strongest(strengths);
  }
}

/** The words with the highest weights; of a word and its prefix, only the stronger one. */
function strongest(strengths: ReadonlyMap<string, number>): string[] {
  const sorted = [...strengths].filter(([, strength]) => strength > 0).sort((a, b) => b[1] - a[1]);
  const least = (sorted[0]?.[1] ?? 0) * MIN_REASON;
  const reasons: string[] = [];
  for (const [words, strength] of sorted) {
    if (strength < least || reasons.length === MAX_REASONS) break;
    if (!reasons.some((reason) => reason.startsWith(words) || words.startsWith(reason))) reasons.push(words);
  }
  return reasons;
}

/** The categories of the keywords, the decided one first, by their share of the weights. */
function keywordScores({ target, found }: Detection<CategorySlug>): CategoryScore[] {
  const total = found.reduce((sum, { weight }) => sum + weight, DOUBT);
  const categories = [...new Set([target, ...found.map((each) => each.target)])];
  return categories
    .map((category) => ({ category, probability: weightFor(category, found) / total }))
    .sort((a, b) => b.probability - a.probability);
}

function weightFor(category: CategorySlug, found: FoundKeywords): number {
  return found.reduce((sum, { target, weight }) => (target === category ? sum + weight : sum), 0);
}

/** Whether at least half of the letters are Latin. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 >= letters;
}
