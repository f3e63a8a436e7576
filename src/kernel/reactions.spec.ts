import { REACTIONS, reactionOf } from './reactions';

describe('reactionOf', () => {
  it.each(REACTIONS)('accepts %s', (reaction) => {
    expect(reactionOf(reaction)).toBe(reaction);
  });

  it('accepts an emoji with or without the emoji presentation selector', () => {
    expect(reactionOf('\u2764')).toBe('\u2764\ufe0f');
    expect(reactionOf('\u2764\ufe0f')).toBe('\u2764\ufe0f');
    expect(reactionOf('\u{1f44d}\ufe0f')).toBe('\u{1f44d}');
  });

  it.each(['', '\ufe0f', '🎉', '👍👍', '👍🏽', 'like', ' 👍'])('refuses "%s"', (text) => {
    expect(reactionOf(text)).toBeUndefined();
  });
});
