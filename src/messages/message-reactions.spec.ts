import { react } from './message-reactions';

describe('react', () => {
  it.each([
    ['adds a first reaction', {}, null, '👍', { '👍': 1 }, '👍'],
    ['counts one more', { '👍': 2, '🙏': 1 }, null, '👍', { '👍': 3, '🙏': 1 }, '👍'],
    ['takes back the same', { '👍': 2 }, '👍', '👍', { '👍': 1 }, null],
    ['leaves no zero behind', { '👍': 1 }, '👍', '👍', {}, null],
    ['replaces another', { '👍': 1, '🙏': 4 }, '👍', '🙏', { '🙏': 5 }, '🙏'],
  ] as const)('%s', (_, counts, mine, chosen, reactions, myReaction) => {
    const before = JSON.stringify(counts);
    expect(react(counts, mine, chosen)).toEqual({ reactions, myReaction });
    expect(JSON.stringify(counts)).toBe(before);
  });
});
