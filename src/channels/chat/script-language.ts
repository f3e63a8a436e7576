import type { Language } from '../../kernel/languages';

/** The language that is most often written in each script. */
const SCRIPTS: ReadonlyArray<[RegExp, Language]> = [
  [/\p{Script=Latin}/gu, 'en'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
];

/** The language of the script of most letters of a text; null if it has no letter of a known one. */
export function scriptLanguage(text: string): Language | null {
  let most: { language: Language | null; letters: number } = { language: null, letters: 0 };
  for (const [script, language] of SCRIPTS) {
    const letters = text.match(script)?.length ?? 0;
    if (letters > most.letters) most = { language, letters };
  }
  return most.language;
}
