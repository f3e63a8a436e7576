import { seededKeywords } from '../../../migrations/data/keywords';
import type { CategorySlug } from '../../kernel/categories';
import { categoryFeatures, distinctiveWords } from './category-features';
import { CategoryModel } from './category-model';
import { CategorySuggester } from './category-suggester';
import { CATEGORY_FIGURES } from './category-weights';
import { Detector, type Keyword } from './detector';

const keyword = (text: string, target: CategorySlug, weight: number): Keyword<CategorySlug> => ({
  keyword: text,
  target,
  weight,
  romanised: false,
});

describe('the features of a text', () => {
  it('are its words, their pairs, its keywords and their categories', () => {
    const detector = new Detector([
      keyword('street light*', 'infrastructure', 3),
      keyword('dark', 'road', 1),
    ]);
    const text = 'Dark: street lights, street lights';
    const found = detector.detect(text)?.found ?? [];
    expect([...categoryFeatures(distinctiveWords(text), found)]).toEqual([
      ['dark', 1],
      ['dark_street', 1],
      ['street', 1],
      ['street_lights', 1],
      ['lights', 1],
      ['lights_street', 1],
      ['#dark', 1],
      ['=road', 1],
      ['#street_light*', 1],
      ['=infrastructure', 3],
    ]);
  });

  it('leave out names of people and pages', () => {
    expect(distinctiveWords('@asha_k see https://social.example/@asha/1 the pothole')).toEqual([
      'see',
      'the',
      'pothole',
    ]);
  });
});

describe('a model', () => {
  const model = new CategoryModel({
    categories: ['road', 'hygiene'],
    temperature: 1,
    weights: '\n10 -10: pothole deep_pothole\n-20 20: bin\n0 0: the\n',
  });
  const scores = (...features: string[]) => model.scores(new Map(features.map((feature) => [feature, 1])));

  it('adds up the weights of the features per category', () => {
    expect(scores('bin').map(({ category }) => category)).toEqual(['hygiene', 'road']);
    expect(scores('pothole')[0]).toEqual({ category: 'road', probability: 1 / (1 + Math.exp(-2)) });
    expect(scores('pothole', 'bin')[0]?.category).toBe('hygiene');
    expect(scores('pothole', 'deep_pothole', 'bin', 'of').map(({ probability }) => probability)).toEqual([
      0.5, 0.5,
    ]);
  });

  it('gives no scores without a known feature', () => {
    expect(scores('of', 'unknown')).toEqual([]);
    expect([model.weight('of', 'road'), model.weight('bin', 'systemic')]).toEqual([0, 0]);
    expect([model.knows('the'), model.knows('of')]).toEqual([true, false]);
  });

  it('is less certain for a text with features of both categories', () => {
    const sure = (...features: string[]) => scores(...features)[0]?.probability ?? 0;
    expect(sure('bin', 'pothole')).toBeLessThan(sure('bin'));
  });
});

describe('suggestions', () => {
  const detector = new Detector(
    seededKeywords().filter(({ kind }) => kind === 'category') as unknown as Array<Keyword<CategorySlug>>,
  );
  const suggester = new CategorySuggester(new CategoryModel(CATEGORY_FIGURES));
  const suggest = (text: string) => suggester.suggest(text, detector.detect(text));

  it.each([
    ['hygiene', 'The bins at the corner are never emptied and people throw bags beside them'],
    ['road', 'Deep pothole in the left lane, the surface is broken after the rain'],
    ['traffic', 'Cars are parked on both sides and nobody can walk, traffic jam every evening'],
    ['infrastructure', 'The street light in front of our house has been out for a week'],
    ['healthcare', 'the hospital has no doctor'],
    ['systemic', 'the clerk asked for a bribe'],
    ['healthcare', 'ఆసుపత్రిలో డాక్టర్ లేరు'],
    ['road', 'सड़क पर गड्ढे ही गड्ढे'],
    ['hygiene', 'kachra nahi uthaya'],
  ])('have %s for "%s"', (category, text) => {
    expect(suggest(text)[0]?.category).toBe(category);
  });

  it('are at most two, the more certain one first', () => {
    const text = 'The road is dug up and the water pipe leaks';
    const suggestions = suggest(text);
    expect(suggestions).toHaveLength(2);
    const [first, second] = suggestions.map(({ confidence }) => confidence);
    expect(first).toBeGreaterThanOrEqual(second ?? 1);
    expect((first ?? 1) + (second ?? 1)).toBeLessThanOrEqual(1);
  });

  it('have the words of the text that speak for them', () => {
    const reasons = suggest('A deep pothole near the temple')[0]?.reasons ?? [];
    expect(reasons[0]).toBe('pothole');
    expect(reasons.length).toBeLessThanOrEqual(3);
    expect(suggest('kachra nahi uthaya')[0]?.reasons).toEqual(['kachra']);
    expect(suggest('ఆసుపత్రిలో డాక్టర్ లేరు')[0]?.reasons.sort()).toEqual(['ఆసుపత్రి', 'డాక్టర్']);
  });

  it('are less certain for one keyword than for several', () => {
    const sure = (text: string) => suggest(text)[0]?.confidence ?? 0;
    expect(sure('डॉक्टर')).toBeLessThan(sure('अस्पताल में डॉक्टर नहीं'));
  });

  it('are empty for an unknown text', () => {
    for (const text of ['', '🙏🙏', '1234', 'qwxz', 'ചുവപ്പ്']) expect(suggest(text)).toEqual([]);
  });

  it.each([
    'hello hello test',
    'asdf qwer',
    'testing 123',
    'good morning everyone',
    'lorem ipsum dolor sit amet',
    'hello world',
    'test qwxz zxwq',
    'hello',
    'the and of to in is it',
    'test',
    'test test test',
    'Thank you',
    'Thank you so much for your help',
    'nothing',
    'nothing at all to say',
    'Hello there',
    'How are you today?',
  ])('are empty for "%s", which has no category', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  it('have no function words as reasons', () => {
    const reasons = suggest('The bins and all of the bags were there and nobody took them')[0]?.reasons ?? [];
    expect(reasons).toEqual(expect.arrayContaining(['bins', 'bags']) as string[]);
    for (const word of ['the', 'and', 'all', 'were', 'there', 'nobody', 'them'])
      expect(reasons).not.toContain(word);
  });

  it.each(['zumbulak here', 'there is zumbulak zumbulak', 'zumbulak'])(
    'for "%s" follow a keyword that was added after the training',
    (text) => {
      const added = new Detector([keyword('zumbulak', 'systemic', 2)]);
      expect(suggester.suggest(text, added.detect(text))[0]).toMatchObject({
        category: 'systemic',
        reasons: ['zumbulak'],
      });
    },
  );

  it('need no keyword if other words show the category', () => {
    const text = 'Dead rats behind the market';
    expect([detector.detect(text), suggest(text)[0]?.category]).toEqual([undefined, 'hygiene']);
  });

  it('include a keyword that was added after the training', () => {
    const added = new Detector([keyword('zebrafish', 'traffic', 2)]);
    const text = 'zebrafish';
    expect(suggester.suggest(text, added.detect(text))[0]?.category).toBe('traffic');
  });
});
