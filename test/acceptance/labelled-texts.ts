import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { wordsOf } from '../../src/kernel/text/normalise';
import type { CategorySlug } from '../../src/kernel/categories';

/** The labels of the known files, as categories. Labels that fit none of the six (air, for example) are omitted. */
const CATEGORY_OF: Record<string, CategorySlug> = {
  'Waste/Garbage': 'hygiene',
  Sanitation: 'hygiene',
  Plastic: 'hygiene',
  'garbage not collected': 'hygiene',
  Pothole: 'road',
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

/** A text with the category a person gave it. */
export interface LabelledText {
  text: string;
  language: string;
  category: CategorySlug;
}

/**
 * The texts of a CSV file whose label fits one of the six categories. The file has the columns text and category, and
 * also lang and form if it has several languages.
 */
export function labelledTextsIn(file: string): LabelledText[] {
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

/** A key that is equal for texts with the same words, however they are written. */
export function textKey(text: string): string {
  return wordsOf(text).join(' ');
}
