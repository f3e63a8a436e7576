import { cityNamed } from '../../kernel/cities';
import type { PincodeWard } from './pincode-ward.queries';

/** A shorter name is found in texts that do not mean the ward. */
const MIN_NAME_LENGTH = 4;
/** `Ward 12 Anna Nagar` is also called `Ward 12`. */
const NUMBERED = /^ward \d+(?= |$)/;

/**
 * The one of several wards that texts name: by its code, its name, or the name of the pincode's area in it, as whole
 * words.
 * @returns undefined if the texts name none of the wards, or several
 */
export function wardNamedIn<Named extends Pick<PincodeWard, 'ward' | 'name' | 'area'>>(
  wards: readonly Named[],
  texts: readonly string[],
): Named | undefined {
  const said = texts.map((text) => ` ${wordsOf(text).replaceAll(/\bward (?:no|number) /g, 'ward ')} `);
  const named = wards.filter((ward) =>
    namesOf(ward).some((name) => said.some((text) => text.includes(` ${name} `))),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The names of a ward as lists of words, without those that mean its whole city. */
function namesOf({ ward, name, area }: Pick<PincodeWard, 'ward' | 'name' | 'area'>): string[] {
  const code = wordsOf(ward);
  const numbered = NUMBERED.exec(code)?.[0];
  const names = [code, wordsOf(name), wordsOf(area)].filter((each) => isSpecific(each));
  // `in a ward` does not mean ward A.
  const spoken = code === 'a' ? [] : [`ward ${code}`, `${code} ward`];
  return [...names, ...spoken, ...(numbered === undefined ? [] : [numbered])];
}

/** Whether a name is long enough, and does not mean the whole city. */
function isSpecific(name: string): boolean {
  return name.length >= MIN_NAME_LENGTH && cityNamed(name.replace(/ (city|district)$/, '')) === undefined;
}

/** The words of a text in small letters, separated by one blank each. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
