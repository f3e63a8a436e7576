"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Detector = void 0;
const normalise_1 = require("./normalise");
/** Shorter words are not guessed at: too many others are one letter away. */
const SHORTEST_GUESSED = 7;
const SHORTEST_STEM = 2;
/**
 * Finds keywords in texts: whole words, the longest phrase first, and no word counted twice. A word nobody knows is
 * taken for a long keyword it differs from by one letter, or for a romanised one it sounds like.
 */
class Detector {
    byFirstWord = new Map();
    byStem = new Map();
    bySound = new Map();
    byShortened = new Map();
    longestStem = 0;
    constructor(keywords) {
        for (const entry of keywords)
            this.add(entry);
        for (const phrases of [...this.byFirstWord.values(), ...this.bySound.values()])
            phrases.sort((a, b) => b.words.length - a.words.length);
    }
    /** What a text means; undefined when it says nothing we know. Of equals the one that is said first. */
    detect(text) {
        const found = this.find((0, normalise_1.wordsOf)(text));
        const sums = new Map();
        for (const { target, weight } of found)
            sums.set(target, (sums.get(target) ?? 0) + weight);
        let best;
        for (const [target, sum] of sums) {
            if (best === undefined || sum > (sums.get(best) ?? 0))
                best = target;
        }
        if (best === undefined)
            return undefined;
        const speaking = found.filter(({ target }) => target === best);
        const surest = Math.max(...speaking.map(({ weight }) => weight));
        const decided = speaking.find(({ weight }) => weight === surest);
        return { target: best, keyword: decided?.keyword ?? '', found };
    }
    find(words) {
        const found = new Map();
        for (let at = 0; at < words.length;) {
            const phrase = this.at(words, at);
            if (phrase && !found.has(phrase.entry.keyword))
                found.set(phrase.entry.keyword, phrase.entry);
            at += phrase?.words.length ?? 1;
        }
        return [...found.values()].map(({ keyword, target, weight }) => ({ keyword, target, weight }));
    }
    at(words, at) {
        const word = words[at] ?? '';
        return (this.byFirstWord.get(word)?.find((phrase) => fits(phrase, words, at, (each) => each)) ??
            this.stemOf(word) ??
            this.bySound.get((0, normalise_1.soundOf)(word))?.find((phrase) => fits(phrase, words, at, normalise_1.soundOf)) ??
            this.guess(word));
    }
    stemOf(word) {
        for (let length = Math.min(word.length, this.longestStem); length >= SHORTEST_STEM; length--) {
            const phrase = this.byStem.get(word.slice(0, length));
            if (phrase)
                return phrase;
        }
        return undefined;
    }
    /** One letter more, less, other, or two exchanged: then both are the same with one letter taken away. */
    guess(word) {
        if (word.length < SHORTEST_GUESSED - 1)
            return undefined;
        for (const shortened of [word, ...shortenedOf(word)]) {
            const phrase = this.byShortened.get(shortened);
            if (phrase && phrase.words[0]?.[0] === word[0])
                return phrase;
        }
        return undefined;
    }
    add(entry) {
        const open = entry.keyword.endsWith('*');
        const words = (0, normalise_1.wordsOf)(entry.keyword);
        const [first] = words;
        if (first === undefined)
            return;
        const phrase = { entry, words, open };
        if (entry.romanised)
            return into(this.bySound, (0, normalise_1.soundOf)(first), { ...phrase, words: words.map(normalise_1.soundOf) });
        if (words.length > 1 || !open)
            into(this.byFirstWord, first, phrase);
        else if (!this.byStem.has(first)) {
            this.byStem.set(first, phrase);
            this.longestStem = Math.max(this.longestStem, first.length);
        }
        if (words.length > 1 || first.length < SHORTEST_GUESSED || !/^[a-z]+$/.test(first))
            return;
        for (const shortened of [first, ...shortenedOf(first)]) {
            if (!this.byShortened.has(shortened))
                this.byShortened.set(shortened, phrase);
        }
    }
}
exports.Detector = Detector;
function into(map, key, value) {
    const known = map.get(key);
    if (known)
        known.push(value);
    else
        map.set(key, [value]);
}
function fits({ words: phrase, open }, words, at, form) {
    return phrase.every((word, index) => {
        const said = form(words[at + index] ?? '');
        return said === word || (open && index === phrase.length - 1 && said.startsWith(word));
    });
}
function shortenedOf(word) {
    return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
//# sourceMappingURL=detector.js.map