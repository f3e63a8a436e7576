import { outcomeInWords } from './outcome';

describe('the outcome of a job', () => {
  it.each([
    [{ escalated: 5, left: 1 }, '5 escalated, 1 left'],
    [{ expiredUploads: 0 }, '0 expired uploads'],
    [{ rebuilt: true, complete: false }, 'rebuilt, not complete'],
    [{ newest: '2026-03-01', oldest: null }, 'newest: 2026-03-01, oldest: none'],
    [{ cities: ['pune', 'delhi'], wards: [] }, 'cities: pune, delhi, wards: none'],
    [{ removed: { files: 2 } }, 'removed: 2 files'],
    [{}, ''],
  ])('is shown in words: %j', (outcome, words) => {
    expect(outcomeInWords(outcome)).toBe(words);
  });
});
