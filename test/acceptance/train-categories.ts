import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CategoryModel, type CategoryFigures } from '../../src/channels/detection/category-model';
import { CategorySuggester } from '../../src/channels/detection/category-suggester';
import { CategoryTally } from './category-tally';
import { calibrated, featuresOf, foldsOf, seededDetector, train } from './category-training';
import { runCommand } from './command';
import { type LabelledText, labelledTextsIn } from './labelled-texts';

const FOLDS = 20;
/** Relative to the folder of the compiled script. */
const WEIGHTS_FILE = join(__dirname, '../../../src/channels/detection/category-weights.ts');
const detector = seededDetector();

/**
 * `npm run detection:train -- <labelled.csv>...`: creates the weights of the category model from all labelled texts,
 * and writes them to the file that the service reads. The printed figures are for texts a model was not trained on:
 * each fold is tested with a model trained on all others.
 */
function main(): void {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Usage: npm run detection:train -- <labelled.csv> ...');
  const texts = files.flatMap(labelledTextsIn);
  const judged = foldsOf(texts, FOLDS).map((fold) => ({
    fold,
    figures: train(
      texts.filter((each) => !fold.includes(each)),
      detector,
    ),
  }));
  const temperature = calibrated(judged.flatMap(scoresOf));
  for (const line of linesOf(judged, temperature)) process.stdout.write(`${line}\n`);
  write({ ...train(texts, detector), temperature }, texts.length);
}

/** Texts, and the figures of a model that was not trained on them. */
interface Judged {
  fold: readonly LabelledText[];
  figures: CategoryFigures;
}

function scoresOf({ fold, figures }: Judged) {
  const model = new CategoryModel(figures);
  return fold.map(({ text, category }) => ({ scores: model.scores(featuresOf(text, detector)), category }));
}

function linesOf(judged: readonly Judged[], temperature: number): string[] {
  const [keywords, hybrid, confidences] = [new CategoryTally(), new CategoryTally(), new Confidences()];
  for (const { fold, figures } of judged) {
    const suggester = new CategorySuggester(new CategoryModel({ ...figures, temperature }));
    for (const { text, category } of fold) {
      const detection = detector.detect(text);
      const suggestions = suggester.suggest(text, detection);
      keywords.add(category, detection ? [detection.target] : []);
      hybrid.add(
        category,
        suggestions.map((suggestion) => suggestion.category),
      );
      for (const [place, { category: suggested, confidence }] of suggestions.entries())
        confidences.add(place, confidence, suggested === category);
    }
  }
  return [...keywords.lines('keywords'), ...hybrid.lines('hybrid'), ...confidences.lines()];
}

/** How often suggestions were right, by confidence. */
class Confidences {
  private readonly bands = new Map<string, { right: number; all: number; sum: number }>();

  add(place: number, confidence: number, isRight: boolean): void {
    const key = `${place === 0 ? 'first' : 'second'} ${(Math.min(Math.floor(confidence * 10), 9) / 10).toFixed(1)}`;
    const band = this.bands.get(key) ?? { right: 0, all: 0, sum: 0 };
    this.bands.set(key, {
      right: band.right + Number(isRight),
      all: band.all + 1,
      sum: band.sum + confidence,
    });
  }

  lines(): string[] {
    return [...this.bands]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([key, { right, all, sum }]) =>
          `confidence of the ${key}: ${(sum / all).toFixed(2)} on average, ${(right / all).toFixed(2)} right (${all} suggestions)`,
      );
  }
}

function write({ categories, temperature, weights }: CategoryFigures, texts: number): void {
  const list = categories.map((category) => `'${category}'`).join(', ');
  const source = `import type { CategoryFigures } from './category-model';

/**
 * What ${texts} citizens' complaints with a label tell of their words, made by \`npm run detection:train\` (see NOTICE);
 * never edited by hand.
 */
export const CATEGORY_FIGURES: CategoryFigures = {
  categories: [${list}],
  temperature: ${temperature},
  weights: \`
${weights}
\`,
};
`;
  writeFileSync(WEIGHTS_FILE, source);
  const size = `${Buffer.byteLength(source)} bytes, ${gzipSync(source, { level: 9 }).length} compressed`;
  process.stdout.write(`${weights.split(' ').length} figures and features written: ${size}\n`);
}

runCommand(main);
