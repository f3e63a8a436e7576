import { phoneticKeyOf, wordsOf } from '../../kernel/text/normalise';

/** A keyword and its target. */
export interface Keyword<Target extends string = string> {
  /** One or more words; a `*` at the end matches any ending. */
  keyword: string;
  target: Target;
  /** How clear its meaning is: 1 ambiguous, 3 nearly unambiguous. */
  weight: number;
  /** Whether it is a word of a language with another script, written in Latin letters. */
  romanised: boolean;
}

/** The target detected in a text. */
export interface Detection<Target extends string = string> {
  target: Target;
  /** The deciding keyword: the one with the highest weight for the target, or the first of these. */
  keyword: string;
  /** All keywords found, in the order of the text. */
  found: Array<{ keyword: string; target: Target; weight: number }>;
}

interface Phrase<Target extends string> {
  entry: Keyword<Target>;
  words: string[];
  open: boolean;
}

/** Shorter words are not corrected: too many other words differ by one letter. */
const MIN_GUESSED_LENGTH = 7;
const MIN_STEM_LENGTH = 2;

/**
 * Finds keywords in texts: whole words, the longest phrase first, and each word counted once. An unknown word is
 * matched with a long keyword that differs by one letter, or with a romanised one that sounds the same.
 */
export class Detector<Target extends string> {
  private readonly byFirstWord = new Map<string, Array<Phrase<Target>>>();
  private readonly byStem = new Map<string, Phrase<Target>>();
  private readonly bySound = new Map<string, Array<Phrase<Target>>>();
  private readonly byShortened = new Map<string, Phrase<Target>>();
  private longestStem = 0;
  private longestGuessed = 0;

  constructor(keywords: ReadonlyArray<Keyword<Target>>) {
    for (const entry of keywords) this.add(entry);
    for (const phrases of [...this.byFirstWord.values(), ...this.bySound.values()])
      phrases.sort((a, b) => b.words.length - a.words.length);
  }

  /** The target of a text; undefined if it has no keyword. Of equal weights, the first one in the text. */
  detect(text: string): Detection<Target> | undefined {
    const found = this.find(wordsOf(text));
    const sums = new Map<Target, number>();
    for (const { target, weight } of found) sums.set(target, (sums.get(target) ?? 0) + weight);
    let best: Target | undefined;
    for (const [target, sum] of sums) {
      if (best === undefined || sum > (sums.get(best) ?? 0)) best = target;
    }
    if (best === undefined) return undefined;
    const speaking = found.filter(({ target }) => target === best);
    const surest = Math.max(...speaking.map(({ weight }) => weight));
    const decided = speaking.find(({ weight }) => weight === surest);
    return { target: best, keyword: decided?.keyword ?? '', found };
  }

  private find(words: string[]): Detection<Target>['found'] {
    const found = new Map<string, Keyword<Target>>();
    for (let at = 0; at < words.length;) {
      const phrase = this.at(words, at);
      if (phrase && !found.has(phrase.entry.keyword)) found.set(phrase.entry.keyword, phrase.entry);
      at += phrase?.words.length ?? 1;
    }
    return [...found.values()].map(({ keyword, target, weight }) => ({ keyword, target, weight }));
  }

  private at(words: string[], at: number): Phrase<Target> | undefined {
    const word = words[at] ?? '';
    return (
      this.byFirstWord.get(word)?.find((phrase) => fits(phrase, words, at, (each) => each)) ??
      this.stemOf(word) ??
      this.bySound.get(phoneticKeyOf(word))?.find((phrase) => fits(phrase, words, at, phoneticKeyOf)) ??
      this.guess(word)
    );
  }

  private stemOf(word: string): Phrase<Target> | undefined {
    for (let length = Math.min(word.length, this.longestStem); length >= MIN_STEM_LENGTH; length--) {
      const phrase = this.byStem.get(word.slice(0, length));
      if (phrase) return phrase;
    }
    return undefined;
  }

  /**
   * Matches words with one letter added, removed, replaced, or swapped: both are equal after removing one letter. A
   * word that is longer than any keyword with one more letter is no match, and trying its letters would take long.
   */
  private guess(word: string): Phrase<Target> | undefined {
    if (word.length < MIN_GUESSED_LENGTH - 1 || word.length > this.longestGuessed + 1) return undefined;
    for (const shortened of [word, ...shortenedOf(word)]) {
      const phrase = this.byShortened.get(shortened);
      if (phrase && phrase.words[0]?.[0] === word[0]) return phrase;
    }
    return undefined;
  }

  private add(entry: Keyword<Target>): void {
    const open = entry.keyword.endsWith('*');
    const words = wordsOf(entry.keyword);
    const [first] = words;
    if (first === undefined) return;
    const phrase = { entry, words, open };
    if (entry.romanised)
      return into(this.bySound, phoneticKeyOf(first), { ...phrase, words: words.map(phoneticKeyOf) });
    if (words.length > 1 || !open) into(this.byFirstWord, first, phrase);
    else if (!this.byStem.has(first)) {
      this.byStem.set(first, phrase);
      this.longestStem = Math.max(this.longestStem, first.length);
    }
    if (words.length > 1 || first.length < MIN_GUESSED_LENGTH || !/^[a-z]+$/.test(first)) return;
    this.longestGuessed = Math.max(this.longestGuessed, first.length);
    for (const shortened of [first, ...shortenedOf(first)]) {
      if (!this.byShortened.has(shortened)) this.byShortened.set(shortened, phrase);
    }
  }
}

function into<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function fits(
  { words: phrase, open }: { words: string[]; open: boolean },
  words: string[],
  at: number,
  form: (word: string) => string,
): boolean {
  return phrase.every((word, index) => {
    const said = form(words[at + index] ?? '');
    return said === word || (open && index === phrase.length - 1 && said.startsWith(word));
  });
}

function shortenedOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
