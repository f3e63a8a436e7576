import { normalise, soundOf, wordsOf } from './normalise';

describe('normalise', () => {
  it.each([
    ['in lower case', 'ÉCLAIRAGE', 'eclairage'],
    ['without accents, however they are composed', 'cafe\u0301 caf\u00e9', 'cafe cafe'],
    ['without a nukta, however it is composed', 'सड\u093cक सड़क', 'सडक सडक'],
    ['without the nukta of Bengali', 'গাড\u09bcি', 'গাডি'],
    ['without joiners', 'क\u200dष हैदरा\u200cबाद', 'कष हैदराबाद'],
    ['with one nasal dot for two', 'कहा\u0901', 'कहा\u0902'],
  ])('converts a text %s', (_, text, written) => {
    expect(normalise(text)).toBe(written);
  });
});

describe('wordsOf', () => {
  it.each([
    ['Two riders, one pothole!', ['two', 'riders', 'one', 'pothole']],
    ['street-light 24x7', ['street', 'light', '24x7']],
    ['सड़क पर गड्ढा।', ['सडक', 'पर', 'गड्ढा']],
    ['🙏 ... *', []],
    ['', []],
  ])('finds the words of "%s": %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('soundOf', () => {
  it.each([
    ['gaadi', 'gadi'],
    ['gaaadi', 'gadi'],
    ['paani', 'pani'],
    ['meena', 'mina'],
    ['meeena', 'mina'],
    ['miina', 'mina'],
    ['kiya', 'kia'],
    ['doodh', 'dud'],
    ['duudh', 'dud'],
    ['khadda', 'kada'],
    ['ghar', 'gar'],
    ['dhool', 'dul'],
    ['thana', 'tana'],
    ['bhavan', 'bavan'],
    ['jhula', 'jula'],
    ['wada', 'vada'],
    ['zameen', 'jamin'],
    ['zinda wazan', 'jinda vajan'],
    ['chappal', 'chapal'],
    ['hara', 'hara'],
  ])('maps %s to %s', (word, sound) => {
    expect(soundOf(word)).toBe(sound);
  });
});
