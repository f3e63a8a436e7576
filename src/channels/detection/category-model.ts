import type { CategorySlug } from '../../kernel/categories';

/** The result of training, as stored in a file. */
export interface CategoryFigures {
  /** In the order of the weights. */
  categories: readonly CategorySlug[];
  /** The sum of the weights is divided by this to get a probability, for a text with one feature. */
  temperature: number;
  /** A line per tuple of weights, in tenths, with its features: `6 -2 -2 -2: bin bins waste_bin`. */
  weights: string;
}

/** The score of a category. */
export interface CategoryScore {
  category: CategorySlug;
  /** From 0 to 1; those of all categories add up to 1. */
  probability: number;
}

const WEIGHTS_PER_UNIT = 10;

/**
 * A complement naive Bayes model: each feature of a text has a weight per category, and the weights are added up. It
 * only knows the categories it was trained with.
 */
export class CategoryModel {
  readonly categories: readonly CategorySlug[];
  private readonly temperature: number;
  private readonly weights = new Map<string, readonly number[]>();

  constructor({ categories, temperature, weights }: CategoryFigures) {
    this.categories = categories;
    this.temperature = temperature;
    for (const line of weights.trim().split('\n')) {
      const [figures = '', features = ''] = line.split(': ');
      const tuple = figures.split(' ').map((figure) => Number(figure) / WEIGHTS_PER_UNIT);
      for (const feature of features.split(' ')) this.weights.set(feature, tuple);
    }
  }

  /** Whether a feature has weights. */
  knows(feature: string): boolean {
    return this.weights.has(feature);
  }

  /**
   * The scores of the categories, highest first; empty if no feature is known.
   * @param features from a feature to its count
   */
  scores(features: ReadonlyMap<string, number>): CategoryScore[] {
    const sums = this.categories.map(() => 0);
    let known = 0;
    for (const [feature, count] of features) {
      const weights = this.weights.get(feature);
      if (!weights) continue;
      known++;
      for (const [index, weight] of weights.entries()) sums[index]! += count * weight;
    }
    if (known === 0) return [];
    // The features of a text are redundant, more so in a longer text.
    const probabilities = softmax(sums.map((sum) => sum / (this.temperature * Math.sqrt(known))));
    return this.categories
      .map((category, index) => ({ category, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }

  /** The range of a feature's weights: small if it is equally frequent in all categories. */
  spread(feature: string): number {
    const weights = this.weights.get(feature) ?? [0];
    return Math.max(...weights) - Math.min(...weights);
  }

  /** The weight of one occurrence of a feature for a category; negative if it speaks against it, 0 if it is unknown. */
  weight(feature: string, category: CategorySlug): number {
    return this.weights.get(feature)?.[this.categories.indexOf(category)] ?? 0;
  }
}

function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
