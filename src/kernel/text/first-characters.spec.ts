import { firstCharacters } from './first-characters';

const CONE = '\u{1f6a7}';

describe('firstCharacters', () => {
  it.each([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['abc', 0, ''],
    ['\uffff\uffff', 1, '\uffff'],
    [CONE, 1, CONE],
    [`ab${CONE}`, 3, `ab${CONE}`],
    [`ab${CONE}d`, 3, `ab${CONE}`],
    [CONE.repeat(4), 3, CONE.repeat(3)],
    ['\u0917\u0921\u094d\u0922\u093e', 2, '\u0917\u0921'],
  ])('cuts %j to at most %d characters: %j', (text, max, beginning) => {
    expect(firstCharacters(text, max)).toBe(beginning);
  });

  it('counts a lone surrogate of the input as a character', () => {
    expect(firstCharacters('\ud83d\ud83dabc', 3)).toBe('\ud83d\ud83da');
  });
});
