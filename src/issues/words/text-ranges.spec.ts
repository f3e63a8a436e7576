import { placesOf, wholeRanges } from './text-ranges';

describe('ranges of a text', () => {
  it('are put in order, and joined where they overlap or touch', () => {
    const ranges = [
      { start: 7, end: 9 },
      { start: 0, end: 3 },
      { start: 2, end: 5 },
      { start: 9, end: 10 },
    ];
    expect(wholeRanges('0123456789', ranges)).toEqual([
      { start: 0, end: 5 },
      { start: 7, end: 10 },
    ]);
  });

  it('take in whole characters', () => {
    expect(wholeRanges('a😀b😀', [{ start: 2, end: 5 }])).toEqual([{ start: 1, end: 6 }]);
    expect(wholeRanges('a😀b', [{ start: 1, end: 3 }])).toEqual([{ start: 1, end: 3 }]);
  });
});

describe('the places of words in a text', () => {
  it('are all of them, without overlaps', () => {
    expect(placesOf('aa', 'aaa b aa')).toEqual([
      { start: 0, end: 2 },
      { start: 6, end: 8 },
    ]);
    expect([placesOf('x', 'aaa'), placesOf(' ', 'a a')]).toEqual([[], []]);
  });

  it('are exactly what was typed, but for blanks and line breaks', () => {
    expect(placesOf(' call 9.(8) ', 'Call 9.(8), call\n9.(8) call 9x(8)')).toEqual([{ start: 12, end: 22 }]);
  });
});
