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

  it('finds whole words alone', () => {
    expect(target('a heart, parts, delightful')).toBeUndefined();
    expect(target('art!')).toBe('d');
  });

  it('takes the longest phrase, and no word twice', () => {
    expect(detector.detect('street lights')?.found).toEqual([
      { keyword: 'street light*', target: 'b', weight: 3 },
    ]);
    expect(target('the light')).toBe('a');
  });

  it('says which keyword decided', () => {
    expect(detector.detect('light and garbage-heap')).toMatchObject({ target: 'c', keyword: 'garbage*' });
  });

  it('takes a long word for one it differs from by a letter', () => {
    for (const slip of ['garbge', 'garbagee', 'gabrage', 'garpage'])
      expect([slip, target(slip)]).toEqual([slip, 'c']);
    for (const other of ['baggage', 'cabbage', 'garb', 'lihgt'])
      expect([other, target(other)]).toEqual([other, undefined]);
  });

  it('takes the endings an Indian language adds, and what sounds alike in Latin letters', () => {
    expect(target('ரோடுகளில்')).toBe('e');
    for (const written of ['gadda', 'Gaddhaa', 'tooti sarak', 'tuti sadak']) {
      expect([written, target(written) ?? 'nothing']).toEqual([
        written,
        written === 'tooti sarak' ? 'nothing' : 'f',
      ]);
    }
  });

  it('answers nothing for nothing, and stays quick on anything', () => {
    for (const text of ['', ' ', '🙏🙏', '1234', '*', '\u0000']) expect(target(text)).toBeUndefined();
    const started = performance.now();
    detector.detect('street '.repeat(20_000) + 'a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(20_000);
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
  ])('tell %s from "%s"', (category, text) => {
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
  ])('tell %s from "%s"', (city, text) => {
    expect(cities.detect(text)?.target).toBe(city);
  });
});
