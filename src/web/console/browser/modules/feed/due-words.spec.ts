import { dueInWords } from './due-words';

const NOW = Date.parse('2026-03-10T12:00:00Z');

describe('the due date in words', () => {
  it.each([
    [null, false, 'No due date'],
    ['2026-03-10T17:30:00Z', false, 'in 5 h'],
    ['2026-03-12T11:59:00Z', false, 'in 47 h'],
    ['2026-03-12T12:00:00Z', false, 'in 2 days'],
    ['2026-03-10T11:00:00Z', true, '1 h late'],
    ['2026-03-07T12:00:00Z', true, '3 days late'],
    // The service has not noted it as late yet.
    ['2026-03-10T11:59:59Z', false, 'now'],
  ])('%s, late: %s', (dueAt, isLate, words) => {
    expect(dueInWords({ dueAt, status: 'new' }, isLate, NOW)).toBe(words);
  });

  it('does not count on after the resolution', () => {
    expect(dueInWords({ dueAt: '2026-03-07T12:00:00Z', status: 'resolved' }, false, NOW)).toBe('Done');
  });
});
