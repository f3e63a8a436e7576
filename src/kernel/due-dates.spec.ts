import { isLate } from './due-dates';
import type { FeedStatus, LifecycleStatus } from './statuses';

const DUE = '2026-03-01T10:00:00.000Z';
const MOVED = '2026-03-02T10:00:00.000Z';

describe('an issue', () => {
  it.each<[LifecycleStatus | FeedStatus, boolean]>([
    ['open', true],
    ['in_progress', true],
    ['new', true],
    ['ack', true],
    ['progress', true],
    ['overdue', true],
    ['resolved', false],
    ['closed', false],
  ])('that is %s after its due date passed is late: %s', (status, late) => {
    expect(isLate({ status, dueAt: DUE, breachedAt: DUE })).toBe(late);
    expect(isLate({ status, dueAt: new Date(DUE), breachedAt: new Date(DUE) })).toBe(late);
  });

  it.each<[string, string | null, string | null]>([
    ['whose due date has not passed', DUE, null],
    ['whose due date was moved after it had passed', MOVED, DUE],
    ['whose due date was taken from it after it had passed', null, DUE],
    ['without a due date', null, null],
  ])('%s is not late', (_, dueAt, breachedAt) => {
    expect(isLate({ status: 'open', dueAt, breachedAt })).toBe(false);
    const date = (text: string | null) => (text === null ? null : new Date(text));
    expect(isLate({ status: 'open', dueAt: date(dueAt), breachedAt: date(breachedAt) })).toBe(false);
  });
});
