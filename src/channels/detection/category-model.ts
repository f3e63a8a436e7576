import type { CategorySlug } from '../../kernel/categories';

/** What training has found out, as it is kept in a file. */
export interface CategoryFigures {
  /** In the order of the weights. */
  categories: readonly CategorySlug[];
  /** What the sum of the weights is divided by to be a probability, for a text of one feature. */
  temperature: number;
  /** A line for each tuple of weights, in tenths, with the features that have it: `6 -2 -2 -2: bin bins waste_bin`. */
  weights: string;
}

/** How much speaks for a category. */
export interface CategoryScore {
  category: CategorySlug;
  /** From 0 to 1; those of all categories add up to 1. */
  probability: number;
}

const WEIGHTS_PER_UNIT = 10;

/**
 * A complement naive Bayes model: each feature of a text has a weight for each category, which are added up. It knows
 * the categories it was trained with and no others.
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
   * How much speaks for each category, the likeliest first; empty when no feature is known.
   * @param features from feature to how often it counts
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
    // Features of one text repeat one another, the more the longer it is.
    const probabilities = softmax(sums.map((sum) => sum / (this.temperature * Math.sqrt(known))));
    return this.categories
      .map((category, index) => ({ category, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }

  /** How far the weights of a feature lie apart: little where it is as frequent in one category as in another. */
  spread(feature: string): number {
    const weights = this.weights.get(feature) ?? [0];
    return Math.max(...weights) - Math.min(...weights);
  }

  /**
   * What a feature, counted once, speaks for a category; negative where it speaks against it, 0 where it is unknown.
   */
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
