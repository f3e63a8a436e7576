import { wordsOf } from './i18n/translate';
import { timeLeft } from './time-left';

const NOW = new Date('2026-11-22T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('timeLeft', () => {
  it.each([
    [0.02, 'Less than an hour left'],
    [0.99, 'Less than an hour left'],
    [1, '1 hour left'],
    [47.9, '47 hours left'],
    [48, '2 days left'],
    [200, '8 days left'],
    [0, 'Less than an hour late'],
    [-0.02, 'Less than an hour late'],
    [-1, '1 hour late'],
    [-5, '5 hours late'],
    [-49, '2 days late'],
  ])('describes a due date in %d hours as: %s', (hours, text) => {
    expect(timeLeft(wordsOf('en'), inHours(hours), NOW)).toBe(text);
  });
});
