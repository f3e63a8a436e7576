import { soundOf, wordsOf } from './normalise';

/** What a text may say, and what it then means. */
export interface Keyword<Target extends string = string> {
  /** One or more words; `*` at the end stands for any ending. */
  keyword: string;
  target: Target;
  /** How surely it is meant: 1 in passing, 3 hardly otherwise. */
  weight: number;
  /** Written in Latin letters, of a language that has its own. */
  romanised: boolean;
}

/** What a text was taken to mean. */
export interface Detection<Target extends string = string> {
  target: Target;
  /** The keyword that decided: of those that speak for it the surest, of these the first. */
  keyword: string;
  /** All keywords found, in the order of the text. */
  found: Array<{ keyword: string; target: Target; weight: number }>;
}

interface Phrase<Target extends string> {
  entry: Keyword<Target>;
  words: string[];
  open: boolean;
}

/** Shorter words are not guessed at: too many others are one letter away. */
const MIN_GUESSED_LENGTH = 7;
const MIN_STEM_LENGTH = 2;

/**
 * Finds keywords in texts: whole words, the longest phrase first, and no word counted twice. A word nobody knows is
 * taken for a long keyword it differs from by one letter, or for a romanised one it sounds like.
 */
export class Detector<Target extends string> {
  private readonly byFirstWord = new Map<string, Array<Phrase<Target>>>();
  private readonly byStem = new Map<string, Phrase<Target>>();
  private readonly bySound = new Map<string, Array<Phrase<Target>>>();
  private readonly byShortened = new Map<string, Phrase<Target>>();
  private longestStem = 0;

  constructor(keywords: ReadonlyArray<Keyword<Target>>) {
    for (const entry of keywords) this.add(entry);
    for (const phrases of [...this.byFirstWord.values(), ...this.bySound.values()])
      phrases.sort((a, b) => b.words.length - a.words.length);
  }

  /** What a text means; undefined when it says nothing we know. Of equals the one that is said first. */
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
      this.bySound.get(soundOf(word))?.find((phrase) => fits(phrase, words, at, soundOf)) ??
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

  /** One letter more, less, other, or two exchanged: then both are the same with one letter taken away. */
  private guess(word: string): Phrase<Target> | undefined {
    if (word.length < MIN_GUESSED_LENGTH - 1) return undefined;
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
    if (entry.romanised) return into(this.bySound, soundOf(first), { ...phrase, words: words.map(soundOf) });
    if (words.length > 1 || !open) into(this.byFirstWord, first, phrase);
    else if (!this.byStem.has(first)) {
      this.byStem.set(first, phrase);
      this.longestStem = Math.max(this.longestStem, first.length);
    }
    if (words.length > 1 || first.length < MIN_GUESSED_LENGTH || !/^[a-z]+$/.test(first)) return;
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
