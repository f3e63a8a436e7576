import { characters, textRefusal } from './text';

describe('characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['🛣🛣', 2],
    ['a\ud83d', 2],
    ['नमस्ते', 6],
  ])('counts those of %j: %d', (text, count) => {
    expect(characters(text)).toBe(count);
  });
});

describe('textRefusal', () => {
  it.each([
    ['abc', 3, 5],
    ['abcde', 3, 5],
    ['🛣🛣🛣🛣🛣', 3, 5],
    ['', 0, 5],
    ['   ', 0, 5],
  ])('accepts %j as %d to %d characters', (text, least, most) => {
    expect(textRefusal(text, least, most)).toBeUndefined();
  });

  it.each([
    [undefined, 3, 5, 'is required'],
    [null, 3, 5, 'must be of type string'],
    [7, 3, 5, 'must be of type string'],
    ['ab', 3, 5, 'must be 3 to 5 characters long'],
    ['abcdef', 3, 5, 'must be 3 to 5 characters long'],
    ['🛣🛣', 3, 5, 'must be 3 to 5 characters long'],
    ['🛣🛣🛣🛣🛣🛣', 3, 5, 'must be 3 to 5 characters long'],
    ['x'.repeat(1000), 3, 5, 'must be 3 to 5 characters long'],
    ['    ', 3, 5, 'must not be blank'],
    ['\u200b', 1, 5, 'must not be blank'],
    ['\ufe0f\ufe0f', 1, 5, 'must not be blank'],
    ['\u202e\u3164', 1, 5, 'must not be blank'],
  ])('refuses %j as %d to %d characters: %s', (value, least, most, refusal) => {
    expect(textRefusal(value, least, most)).toBe(refusal);
  });
});
