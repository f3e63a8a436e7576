import { createHash } from 'node:crypto';
import { seededKeywords } from '../../migrations/data/keywords';
import { categoryFeatures, distinctiveWords } from '../../src/channels/detection/category-features';
import type { CategoryFigures, CategoryScore } from '../../src/channels/detection/category-model';
import { Detector, type Keyword } from '../../src/channels/detection/detector';
import { CATEGORY_SLUGS, type CategorySlug } from '../../src/kernel/categories';
import { type LabelledText, textKey } from './labelled-texts';

const MAX_FEATURES = 12_000;
/** A feature in fewer texts than this may be a person's name or number, and says little. */
const MIN_TEXTS = 3;
/** A word that is a number, or contains one longer than a day or a house number. */
const NUMBER = /(^|_)\p{N}+(_|$)|\p{N}{4}/u;
/** Occurrences added to each feature in every category. */
const SMOOTHING = 0.8;
const TENTHS = 10;
/** Texts that start with this many equal words count as copies of one another. */
const COPY_WORDS = 6;
/** The lowest probability, so that nothing is impossible. */
const MIN_PROBABILITY = 1e-9;
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => Math.round(100 * 0.2 * 1.08 ** step) / 100);

/** Counts of one feature. */
interface Feature {
  /** How often the feature occurs, by category. */
  counts: number[];
  texts: number;
}

/** A detector with the seeded keywords of categories. */
export function seededDetector(): Detector<CategorySlug> {
  return new Detector(
    seededKeywords().filter(({ kind }) => kind === 'category') as unknown as Array<Keyword<CategorySlug>>,
  );
}

/** The features of a text, for training and tests. */
export function featuresOf(text: string, detector: Detector<CategorySlug>): Map<string, number> {
  return categoryFeatures(distinctiveWords(text), detector.detect(text)?.found ?? []);
}

/**
 * Trains a complement naive Bayes model: the weight of a feature for a category says how rare it is in all the others.
 * @returns the weights of the most significant features, with a temperature of 1
 */
export function train(texts: readonly LabelledText[], detector: Detector<CategorySlug>): CategoryFigures {
  const categories = CATEGORY_SLUGS.filter((slug) => texts.some(({ category }) => category === slug));
  const features = count(texts, categories, detector);
  const weighed = [...features].map(([name, feature]) => ({ name, ...feature }));
  const totals = categories.map((_, index) =>
    weighed.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  );
  const all = sumOf(totals);
  const entries = weighed
    .filter((feature) => feature.texts >= MIN_TEXTS && !NUMBER.test(feature.name))
    .map(({ name, counts, texts: inTexts }) => {
      const own = sumOf(counts);
      const weights = counts.map((inCategory, index) => {
        const others = SMOOTHING + own - inCategory;
        return -Math.log(others / (SMOOTHING * features.size + all - (totals[index] ?? 0)));
      });
      // Only the differences of the weights between categories matter.
      const mean = sumOf(weights) / weights.length;
      const centred = weights.map((weight) => weight - mean);
      const span = Math.max(...centred) - Math.min(...centred);
      return { name, weights: centred, worth: name.startsWith('=') ? Infinity : inTexts * span ** 2 };
    })
    .sort((a, b) => b.worth - a.worth || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_FEATURES);
  return { categories, temperature: 1, weights: linesOf(entries) };
}

/**
 * The temperature with which the probabilities are nearest to the actual share of right suggestions.
 * @param judged texts with the scores of a model that was not trained on them, at temperature 1
 */
export function calibrated(
  judged: ReadonlyArray<{ scores: readonly CategoryScore[]; category: CategorySlug }>,
): number {
  const losses = TEMPERATURES.map((temperature) => {
    const loss = judged.map(({ scores, category }) => {
      const powers = scores.map((score) => score.probability ** (1 / temperature));
      const right = powers[scores.findIndex((score) => score.category === category)] ?? 0;
      return -Math.log(Math.max(right / sumOf(powers) || 0, MIN_PROBABILITY));
    });
    return { temperature, loss: sumOf(loss) };
  });
  return losses.reduce((best, each) => (each.loss < best.loss ? each : best)).temperature;
}

/** Divides texts into folds. Copies of a text are put into the same fold. */
export function foldsOf(texts: readonly LabelledText[], folds: number): LabelledText[][] {
  const divided: LabelledText[][] = Array.from({ length: folds }, () => []);
  for (const each of texts) {
    const beginning = textKey(each.text).split(' ').slice(0, COPY_WORDS).join(' ');
    divided[createHash('md5').update(beginning).digest().readUInt32BE(0) % folds]?.push(each);
  }
  return divided;
}

function count(
  texts: readonly LabelledText[],
  categories: readonly CategorySlug[],
  detector: Detector<CategorySlug>,
): Map<string, Feature> {
  const features = new Map<string, Feature>();
  for (const { text, category } of texts) {
    const index = categories.indexOf(category);
    for (const [name, times] of featuresOf(text, detector)) {
      const feature = features.get(name) ?? { counts: categories.map(() => 0), texts: 0 };
      features.set(name, feature);
      feature.counts[index] = (feature.counts[index] ?? 0) + times;
      feature.texts++;
    }
  }
  return features;
}

function linesOf(entries: ReadonlyArray<{ name: string; weights: readonly number[] }>): string {
  const byWeights = new Map<string, string[]>();
  for (const { name, weights } of entries) {
    // `-0` would be printed as a figure other than `0`.
    const figures = weights.map((weight) => Math.round(weight * TENTHS) + 0).join(' ');
    const names = byWeights.get(figures);
    if (names) names.push(name);
    else byWeights.set(figures, [name]);
  }
  return [...byWeights]
    .map(([figures, names]) => `${figures}: ${names.sort().join(' ')}`)
    .sort()
    .join('\n');
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
