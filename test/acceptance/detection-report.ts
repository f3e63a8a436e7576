import { CategoryModel } from '../../src/channels/detection/category-model';
import { CategorySuggester } from '../../src/channels/detection/category-suggester';
import { CATEGORY_FIGURES } from '../../src/channels/detection/category-weights';
import { CategoryTally } from './category-tally';
import { seededDetector } from './category-training';
import { runCommand } from './command';
import { type LabelledText, labelledTextsIn, textKey } from './labelled-texts';

const detector = seededDetector();
const suggester = new CategorySuggester(new CategoryModel(CATEGORY_FIGURES));
const WITHOUT = '--without=';

/**
 * `npm run detection:report -- [--without=<training.csv>] <file>...`: reports how well the seeded keywords, and the
 * suggestions made from them and the model, find the categories of labelled texts. Texts of the training file are
 * omitted, and so are repeated texts except the first one: figures for texts from the training would be meaningless.
 * With SHOW=n it prints n of the texts each method got wrong.
 */
function main(): void {
  const given = process.argv.slice(2);
  const files = given.filter((argument) => !argument.startsWith(WITHOUT));
  if (files.length === 0)
    throw new Error('Usage: npm run detection:report -- [--without=<training.csv>] <labelled.csv> ...');
  const training = given.filter((argument) => argument.startsWith(WITHOUT));
  if (training.length === 0)
    print(
      'Texts of the training file are judged, too: name it by --without=<training.csv> to leave them out.',
    );
  const seen = new Set(
    training
      .flatMap((argument) => labelledTextsIn(argument.slice(WITHOUT.length)))
      .map(({ text }) => textKey(text)),
  );
  for (const file of files) {
    const texts = labelledTextsIn(file);
    report(file, texts, training.length === 0 ? texts : unseen(texts, seen));
  }
}

function unseen(texts: readonly LabelledText[], seen: ReadonlySet<string>): LabelledText[] {
  const others = texts.map((each) => [textKey(each.text), each] as const).filter(([key]) => !seen.has(key));
  return [...new Map(others.reverse()).values()].reverse();
}

function report(file: string, all: readonly LabelledText[], texts: readonly LabelledText[]): void {
  print(
    `\n${file}: ${all.length} texts with a label that fits one of the six categories, ${texts.length} judged`,
  );
  judge('all', texts);
  const complaints = texts.filter(({ text }) => !/[@#]\w/.test(text));
  if (complaints.length < texts.length) judge('all but posts with @ or #', complaints);
  const languages = [...new Set(texts.map(({ language }) => language))].sort();
  if (languages.length === 1) return;
  for (const language of languages)
    judge(
      language,
      texts.filter((text) => text.language === language),
    );
}

function judge(name: string, texts: readonly LabelledText[]): void {
  print(` ${name}`);
  const [keywords, hybrid] = [new CategoryTally(), new CategoryTally()];
  const shown = { keywords: 0, hybrid: 0 };
  for (const { text, category } of texts) {
    const detection = detector.detect(text);
    const suggestions = suggester.suggest(text, detection);
    keywords.add(category, detection ? [detection.target] : []);
    hybrid.add(
      category,
      suggestions.map((suggestion) => suggestion.category),
    );
    const [first] = suggestions;
    if (detection?.target !== category)
      show('keywords', `${category} taken for ${detection?.target} (${detection?.keyword})`, text, shown);
    if (first?.category !== category)
      show('hybrid', `${category} taken for ${first?.category} (${first?.reasons.join(', ')})`, text, shown);
  }
  for (const line of [...keywords.lines('keywords'), ...hybrid.lines('hybrid')]) print(`  ${line}`);
}

function show(
  method: 'keywords' | 'hybrid',
  mistake: string,
  text: string,
  shown: Record<'keywords' | 'hybrid', number>,
): void {
  if (shown[method]++ >= Number(process.env.SHOW ?? 0)) return;
  print(`    ${method}: ${mistake}: ${text.slice(0, 120).replaceAll('\n', ' ')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runCommand(main);
