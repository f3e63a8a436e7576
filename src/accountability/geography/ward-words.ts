import { cityNamed } from '../../kernel/cities';
import { normalise, wordsOf } from '../../kernel/text/normalise';
import type { PincodeWard } from './pincode-ward.queries';

/** A shorter name is found in texts that do not mean the ward. */
const MIN_NAME_LENGTH = 4;
type WardNames = Pick<PincodeWard, 'ward' | 'name' | 'area'>;

/** The word for a ward in the languages of the site. */
const WARD_WORDS: ReadonlySet<string> = new Set(
  ['वार्ड', 'प्रभाग', 'ওয়ার্ড', 'வார்டு', 'వార్డు', 'ವಾರ್ಡ್', 'વોર્ડ'].map(normalise),
);
/** `Ward No. 12`. */
const NUMBER = /(?<= )ward (?:no|number|नंबर|नं|क्रमांक|क्र) /g;
/** `Ward 12 Anna Nagar` is also called `Ward 12`. */
const NUMBERED = /^ward \d+(?= |$)/;

/** The words of a report that may name its ward. */
export interface ReportWords {
  title: string;
  address: string;
  description: string;
}

/**
 * The one of several wards that a report names: by its code, its name, or the name of the pincode's area in it, as
 * whole words. A description tells of other places, too, so that it only counts if title and address name none of the
 * wards.
 * @returns undefined if the words name none of the wards, or several
 */
export function wardNamedIn<Named extends WardNames>(
  wards: readonly Named[],
  { title, address, description }: ReportWords,
): Named | undefined {
  const place = namedIn(wards, [title, address]);
  const named = place.length > 0 ? place : namedIn(wards, [description]);
  return named.length === 1 ? named[0] : undefined;
}

function namedIn<Named extends WardNames>(wards: readonly Named[], texts: readonly string[]): Named[] {
  const said = texts.map((text) => ` ${spoken(text)} `.replaceAll(NUMBER, 'ward '));
  return wards.filter((ward) =>
    namesOf(ward).some((name) => said.some((text) => text.includes(` ${name} `))),
  );
}

/** The names of a ward as lists of words, without those that mean its whole city. */
function namesOf({ ward, name, area }: WardNames): string[] {
  const code = spoken(ward);
  const numbered = NUMBERED.exec(code)?.[0];
  const names = [code, spoken(name), spoken(area)].filter((each) => isSpecific(each));
  // `in a ward` does not mean ward A.
  const asWard = code === 'a' ? [] : [`ward ${code}`, `${code} ward`];
  return [...names, ...asWard, ...(numbered === undefined ? [] : [numbered])];
}

/** Whether a name is long enough, and does not mean the whole city. */
function isSpecific(name: string): boolean {
  return name.length >= MIN_NAME_LENGTH && cityNamed(name.replace(/ (city|district)$/, '')) === undefined;
}

/** The normalised words of a text, separated by one blank each. */
function spoken(text: string): string {
  return wordsOf(text)
    .map((word) => (WARD_WORDS.has(word) ? 'ward' : word))
    .join(' ');
}
