import { seededKeywords } from '../../../migrations/data/keywords';
import { Detector, type Keyword } from './detector';

const keyword = (text: string, target: string, weight = 2, romanised = false): Keyword => ({
  keyword: text,
  target,
  weight,
  romanised,
});

describe('a detector', () => {
  const detector = new Detector([
    keyword('light', 'a'),
    keyword('street light', 'b'),
    keyword('street light*', 'b', 3),
    keyword('garbage*', 'c', 3),
    keyword('art', 'd'),
    keyword('ரோடு*', 'e'),
    keyword('gaddha', 'f', 3, true),
    keyword('tuti sadak', 'f', 3, true),
  ]);
  const target = (text: string) => detector.detect(text)?.target;

  it('finds only whole words', () => {
    expect(target('a heart, parts, delightful')).toBeUndefined();
    expect(target('art!')).toBe('d');
  });

  it('takes the longest phrase, and no word twice', () => {
    expect(detector.detect('street lights')?.found).toEqual([
      { keyword: 'street light*', target: 'b', weight: 3 },
    ]);
    expect(target('the light')).toBe('a');
  });

  it('returns the deciding keyword', () => {
    expect(detector.detect('light and garbage-heap')).toMatchObject({ target: 'c', keyword: 'garbage*' });
  });

  it('matches a long word that differs by one letter', () => {
    for (const slip of ['garbge', 'garbagee', 'gabrage', 'garpage'])
      expect([slip, target(slip)]).toEqual([slip, 'c']);
    for (const other of ['baggage', 'cabbage', 'garb', 'lihgt'])
      expect([other, target(other)]).toEqual([other, undefined]);
  });

  it('does not try the letters of a word that is longer than any keyword', () => {
    const slices = jest.spyOn(String.prototype, 'slice');
    try {
      expect(target('xy'.repeat(1000))).toBeUndefined();
      expect(slices.mock.calls.length).toBeLessThan(100);
    } finally {
      slices.mockRestore();
    }
  });

  it('matches Indian word endings, and similar sounds in Latin letters', () => {
    expect(target('ரோடுகளில்')).toBe('e');
    for (const written of ['gadda', 'Gaddhaa', 'tooti sarak', 'tuti sadak']) {
      expect([written, target(written) ?? 'nothing']).toEqual([
        written,
        written === 'tooti sarak' ? 'nothing' : 'f',
      ]);
    }
  });

  it('returns undefined for an empty text, and is fast for any text', () => {
    for (const text of ['', ' ', '🙏🙏', '1234', '*', '\u0000']) expect(target(text)).toBeUndefined();
    const started = performance.now();
    detector.detect('street '.repeat(20_000) + 'a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('of several keywords', () => {
  it('the target with the highest total weight is chosen', () => {
    const detector = new Detector([
      keyword('lamp', 'a', 2),
      keyword('wire', 'a', 2),
      keyword('hole', 'b', 3),
    ]);
    expect(detector.detect('a hole, a lamp and a wire')?.target).toBe('a');
  });

  it.each([
    ['lamp and hole', 'a'],
    ['hole and lamp', 'b'],
  ])('with equal weight the first one decides: %s', (text, target) => {
    const detector = new Detector([keyword('lamp', 'a'), keyword('hole', 'b')]);
    expect(detector.detect(text)?.target).toBe(target);
  });

  it('the one with the highest weight for the target is returned', () => {
    const detector = new Detector([
      keyword('lamp', 'a', 1),
      keyword('wire', 'a', 3),
      keyword('pole', 'a', 3),
      keyword('hole', 'b', 6),
    ]);
    expect(detector.detect('hole, lamp, wire, pole')).toMatchObject({ target: 'a', keyword: 'wire' });
  });

  it('each is found once, in the order of the text', () => {
    const detector = new Detector([keyword('lamp', 'a', 1), keyword('hole', 'b', 3)]);
    expect(detector.detect('hole lamp hole')?.found).toEqual([
      { keyword: 'hole', target: 'b', weight: 3 },
      { keyword: 'lamp', target: 'a', weight: 1 },
    ]);
  });

  it.each([
    ['no water', ['no water']],
    ['no water supply', ['no water supply']],
    ['pani nahi', ['pani nahi']],
    ['pani nahi hai', ['pani nahi hai']],
  ])('with the same beginning the longest is found: %s', (text, found) => {
    const detector = new Detector([
      keyword('no water', 'a'),
      keyword('no water supply', 'b'),
      keyword('pani nahi', 'a', 2, true),
      keyword('pani nahi hai', 'b', 2, true),
    ]);
    expect(detector.detect(text)?.found.map((each) => each.keyword)).toEqual(found);
  });

  it.each([
    ['drains', 'with one stem'],
    ['garbagx', 'a slip could be of'],
  ])('%s: the first is found %s', (text) => {
    const detector = new Detector([
      keyword('drain*', 'a'),
      keyword('drain*', 'b'),
      keyword('garbage', 'a'),
      keyword('garbags', 'b'),
    ]);
    expect(detector.detect(text)?.target).toBe('a');
  });
});

describe('no keyword is found', () => {
  const detector = new Detector([
    keyword('art', 'a'),
    keyword('no street light*', 'a'),
    keyword('garbage*', 'a'),
    keyword('flooding street', 'a'),
    keyword('கழிவுநீர்வழி', 'a'),
    keyword('*', 'a'),
  ]);

  it.each([
    ['in a longer word, unless it is open', 'artist'],
    ['where another word than the last has an ending', 'no streets light'],
    ['by a slip in the first letter', 'barbage'],
    ['by a slip in a phrase', 'floodng street'],
    ['by a slip in another script', 'கழிவுநீர்வழ'],
    ['in nothing', ''],
  ])('%s', (_, text) => {
    expect(detector.detect(text)).toBeUndefined();
  });
});

describe('the seeded keywords', () => {
  const of = (kind: 'category' | 'city') =>
    new Detector(seededKeywords().filter((each) => each.kind === kind));
  const [categories, cities] = [of('category'), of('city')];

  it.each([
    ['road', 'Two riders fell into the pothole near the flyover'],
    ['road', 'सड़क पर गड्ढे ही गड्ढे'],
    ['road', 'रस्त्यावर खड्डे पडले'],
    ['road', 'சாலையில் பெரிய பள்ளம்'],
    ['road', 'రోడ్డు మీద గుంతలు'],
    ['road', 'ರಸ್ತೆಯಲ್ಲಿ ಗುಂಡಿಗಳು'],
    ['road', 'রাস্তায় বড় গর্ত'],
    ['road', 'રસ્તા પર ખાડા'],
    ['hygiene', 'nobody picks up the trash'],
    ['hygiene', 'kachra nahi uthaya'],
    ['hygiene', 'ಕಸದ ರಾಶಿ'],
    ['traffic', 'cars parked on both sides, total traffic jam'],
    ['traffic', 'வாகன நெரிசல்'],
    ['infrastructure', 'street lights are out'],
    ['infrastructure', 'no water since Monday'],
    ['infrastructure', 'bijli chali gayi'],
    ['healthcare', 'the hospital has no doctor'],
    ['healthcare', 'ఆసుపత్రిలో డాక్టర్ లేరు'],
    ['systemic', 'the clerk asked for a bribe'],
    ['systemic', 'भ्रष्टाचार की शिकायत'],
  ])('find %s in "%s"', (category, text) => {
    expect(categories.detect(text)?.target).toBe(category);
  });

  it.each([
    ['mumbai', 'Bandra, Bombay'],
    ['bangalore', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ'],
    ['bangalore', 'near Bengaluru airport'],
    ['delhi', 'नई दिल्ली में'],
    ['chennai', 'சென்னையில்'],
    ['kolkata', 'কলকাতায়'],
    ['ahmedabad', 'અમદાવાદમાં'],
    ['hyderabad', 'హైదరాబాద్‌లో'],
    ['pune', 'पुण्यात'],
  ])('find %s in "%s"', (city, text) => {
    expect(cities.detect(text)?.target).toBe(city);
  });
});
