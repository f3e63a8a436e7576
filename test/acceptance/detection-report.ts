import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { seededKeywords } from '../../migrations/data/keywords';
import { CATEGORY_SLUGS, type CategorySlug } from '../../src/kernel/categories';
import { Detector, type Keyword } from '../../src/channels/detection/detector';

/** The labels of the known files, as categories; what fits none of the six (air, for one) is left out. */
const CATEGORY_OF: Record<string, CategorySlug> = {
  'Waste/Garbage': 'hygiene',
  Sanitation: 'hygiene',
  Plastic: 'hygiene',
  'garbage not collected': 'hygiene',
  Potholes: 'road',
  potholes: 'road',
  Roads: 'road',
  'Traffic/Parking': 'traffic',
  'Public Transport': 'traffic',
  Water: 'infrastructure',
  Sewage: 'infrastructure',
  Streetlights: 'infrastructure',
  Electricity: 'infrastructure',
  'Water Supply': 'infrastructure',
  Drainage: 'infrastructure',
  'Street Lighting': 'infrastructure',
  'no supply': 'infrastructure',
  'contaminated water': 'infrastructure',
  'blocked drain': 'infrastructure',
  waterlogging: 'infrastructure',
  'power cuts': 'infrastructure',
  'dark streets': 'infrastructure',
  Healthcare: 'healthcare',
};

interface Sample {
  text: string;
  language: string;
  category: CategorySlug;
}

interface Tally {
  right: number;
  claimed: number;
  meant: number;
}

/**
 * `npm run detection:report -- <file>...`: how well the seeded keywords tell the categories of labelled texts, a CSV
 * with the columns text and category, and lang and form where there are several languages. With SHOW=n it prints n of the
 * texts it got wrong.
 */
function main(): void {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Usage: npm run detection:report -- <labelled.csv> ...');
  const keywords = seededKeywords().filter(({ kind }) => kind === 'category') as unknown as Array<
    Keyword<CategorySlug>
  >;
  const detector = new Detector(keywords);
  for (const file of files) report(file, samplesIn(file), detector);
}

function samplesIn(file: string): Sample[] {
  const rows = parse(readFileSync(file), {
    columns: true,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
  });
  return (rows as Array<Record<string, string>>).flatMap(
    ({ text = '', category = '', lang = 'en', form }) => {
      const known = CATEGORY_OF[category];
      return known ? [{ text, category: known, language: form === 'romanised' ? `${lang}-Latn` : lang }] : [];
    },
  );
}

function report(file: string, samples: Sample[], detector: Detector<CategorySlug>): void {
  print(`\n${file}: ${samples.length} texts with a label that fits one of the six categories`);
  const complaints = samples.filter(({ text }) => !/[@#]\w/.test(text));
  if (complaints.length < samples.length) reportLanguage('all but posts with @ or #', complaints, detector);
  for (const language of [...new Set(samples.map((sample) => sample.language))].sort()) {
    reportLanguage(
      language,
      samples.filter((sample) => sample.language === language),
      detector,
    );
  }
}

function reportLanguage(language: string, samples: Sample[], detector: Detector<CategorySlug>): void {
  const tallies = new Map<CategorySlug, Tally>(
    CATEGORY_SLUGS.map((slug) => [slug, { right: 0, claimed: 0, meant: 0 }]),
  );
  const tally = (slug: CategorySlug) => tallies.get(slug) as Tally;
  let [silent, right, shown] = [0, 0, Number(process.env.SHOW ?? 0)];
  for (const { text, category } of samples) {
    const detection = detector.detect(text);
    tally(category).meant++;
    if (!detection) silent++;
    else tally(detection.target).claimed++;
    if (detection?.target === category) {
      right++;
      tally(category).right++;
    } else if (shown-- > 0) {
      print(
        `    ${category} taken for ${detection?.target ?? 'nothing'} (${detection?.keyword ?? '-'}): ${text.slice(0, 120).replaceAll('\n', ' ')}`,
      );
    }
  }
  const judged = [...tallies].filter(([, { meant }]) => meant > 0);
  const macro = judged.reduce((sum, [, each]) => sum + f1(each), 0) / judged.length;
  print(
    `  ${language}: ${samples.length} texts, ${percent(right / samples.length)} right, ${silent} without a keyword, macro F1 ${macro.toFixed(3)}`,
  );
  for (const [slug, each] of judged) {
    const [precision, recall] = [each.right / each.claimed || 0, each.right / each.meant];
    print(
      `    ${slug.padEnd(15)} precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  F1 ${f1(each).toFixed(2)}  (${each.meant} texts)`,
    );
  }
}

function f1({ right, claimed, meant }: Tally): number {
  return (2 * right) / (claimed + meant) || 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
