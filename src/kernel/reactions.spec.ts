import { REACTIONS, reactionOf } from './reactions';

describe('a reaction', () => {
  it.each(REACTIONS)('is %s', (reaction) => {
    expect(reactionOf(reaction)).toBe(reaction);
  });

  it('is meant with or without the sign that makes it coloured', () => {
    expect(reactionOf('\u2764')).toBe('\u2764\ufe0f');
    expect(reactionOf('\u2764\ufe0f')).toBe('\u2764\ufe0f');
    expect(reactionOf('\u{1f44d}\ufe0f')).toBe('\u{1f44d}');
  });

  it.each(['', '\ufe0f', '🎉', '👍👍', '👍🏽', 'like', ' 👍'])('is not "%s"', (text) => {
    expect(reactionOf(text)).toBeUndefined();
  });
});
