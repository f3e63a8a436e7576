import { isVisible, plainName, withoutDirectionControls } from './visible-text';

describe('isVisible', () => {
  it.each(['a', ' ก ', '1', '.', '🙏', '❤\ufe0f', '👩\u200d🚒', 'क\u200dष', '\u200fا'])(
    'is true for %j',
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );

  it.each([
    ...[
      '',
      '  \n\t',
      '\u00a0\u3000',
      '\u0000\u001b',
      '\ufe0f'.repeat(12),
      '\u{e0100}\u{e0041}',
      '\u200b\u200e\ufeff',
    ],
    ...[
      '\u00ad',
      '\u034f',
      '\u061c',
      '\u115f\u1160',
      '\u17b4',
      '\u180b',
      '\u2060',
      '\u2800',
      '\u3164\uffa0',
      '\ufff0',
    ],
  ])('is false for %j', (text) => {
    expect(isVisible(text)).toBe(false);
  });
});

describe('withoutDirectionControls', () => {
  it.each([
    ['Asha \u202enimda ytiC', 'Asha nimda ytiC'],
    ['\u2067سڑک\u2069 12', 'سڑک 12'],
    ['\u200eleft\u200f right', '\u200eleft\u200f right'],
  ])('makes %j to %j', (text, plain) => {
    expect(withoutDirectionControls(text)).toBe(plain);
  });
});

describe('plainName', () => {
  it.each([
    ['Asha \u202enimda ytiC', 'Asha nimda ytiC'],
    ['Asha\r\nCity staff\u2028of Mumbai', 'Asha City staff of Mumbai'],
    ['\u0007Asha\u0000 \ud800', 'Asha \ufffd'],
    ['  Joseph D’Souza ', 'Joseph D’Souza'],
    ['క్షేత్ర\u200dపాల్', 'క్షేత్ర\u200dపాల్'],
  ])('makes %j to %j', (text, name) => {
    expect(plainName(text)).toBe(name);
  });
});
