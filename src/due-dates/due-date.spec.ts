import fc from 'fast-check';
import { CASES, type DueCase, FIRST, modelDue } from '../../test/support/model/due-date-model';
import { HOUR_MS, MINUTE_MS } from '../kernel/time/durations';
import { dueDateOf, type DueDateFacts, nextStepAt } from './due-date';
import { RunTime, type Span, type WorkingHours } from './rules/run-time';
import { thorough } from '../../test/support/service/thorough';

const SEED = 20_261_122;

const at = (text: string) => Date.parse(text);

describe('dueDateOf', () => {
  const clock = RunTime.ofCalendar();
  const facts = (more: Partial<DueDateFacts> = {}): DueDateFacts => ({
    reportedAt: at('2026-11-01T10:00:00Z'),
    hours: 48,
    pauses: [],
    resolved: [],
    ...more,
  });
  const due = (more?: Partial<DueDateFacts>) => new Date(dueDateOf(clock, facts(more))).toISOString();
  const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) });

  it('counts from the time of the report', () => {
    expect(due()).toBe('2026-11-03T10:00:00.000Z');
  });

  it('does not count a pause', () => {
    expect(due({ pauses: [span('2026-11-02T00:00:00Z', '2026-11-02T05:00:00Z')] })).toBe(
      '2026-11-03T15:00:00.000Z',
    );
  });

  it('ignores a pause that begins after it', () => {
    expect(due({ pauses: [span('2026-11-04T00:00:00Z', '2026-11-05T00:00:00Z')] })).toBe(
      '2026-11-03T10:00:00.000Z',
    );
  });

  it('continues with the remaining time when the issue is reopened', () => {
    expect(due({ resolved: [span('2026-11-01T20:00:00Z', '2026-11-10T00:00:00Z')] })).toBe(
      '2026-11-11T14:00:00.000Z',
    );
  });

  it('leaves at least a day when the issue is reopened', () => {
    expect(due({ resolved: [span('2026-11-03T09:00:00Z', '2026-11-10T00:00:00Z')] })).toBe(
      '2026-11-11T00:00:00.000Z',
    );
  });

  it('leaves at least a day if the issue was already late', () => {
    expect(due({ resolved: [span('2026-11-09T09:00:00Z', '2026-11-10T00:00:00Z')] })).toBe(
      '2026-11-11T00:00:00.000Z',
    );
  });
});

describe('nextStepAt', () => {
  const dueAt = at('2026-11-03T10:00:00Z');
  const next = (
    level: number,
    lastStepAt: string | null,
    pauses: Span[] = [],
    due = dueAt,
    hoursBetweenSteps = 72,
    now = at('2026-11-01T00:00:00Z'),
  ) => {
    const lastStep = lastStepAt === null ? null : at(lastStepAt);
    const moment = nextStepAt({ dueAt: due, level, lastStepAt: lastStep, hoursBetweenSteps, now }, pauses);
    return moment === null ? null : new Date(moment).toISOString();
  };

  it('is first the due date', () => {
    expect(next(0, null)).toBe('2026-11-03T10:00:00.000Z');
  });

  it('is 72 hours after the previous step', () => {
    expect(next(1, '2026-11-03T10:00:30Z')).toBe('2026-11-06T10:00:30.000Z');
  });

  it('is the configured time after the previous step', () => {
    expect(next(1, '2026-11-03T10:00:30Z', [], dueAt, 5)).toBe('2026-11-03T15:00:30.000Z');
  });

  it('does not count a pause', () => {
    const pause = { from: at('2026-11-04T00:00:00Z'), to: at('2026-11-05T00:00:00Z') };
    expect(next(1, '2026-11-03T10:00:30Z', [pause])).toBe('2026-11-07T10:00:30.000Z');
  });

  it.each([
    ['while it is', '2026-11-04T12:00:00Z', '2026-11-05T00:00:00.000Z'],
    ['in its first moment', '2026-11-04T00:00:00Z', '2026-11-05T00:00:00.000Z'],
    ['before it', '2026-11-03T23:59:59.999Z', '2026-11-03T10:00:00.000Z'],
    ['once it is over', '2026-11-05T00:00:00Z', '2026-11-03T10:00:00.000Z'],
  ])('is not within a pause of a late issue: %s', (_when, now, moment) => {
    const pause = { from: at('2026-11-04T00:00:00Z'), to: at('2026-11-05T00:00:00Z') };
    expect(next(0, null, [pause], dueAt, 72, at(now))).toBe(moment);
  });

  it('is not before a later due date', () => {
    expect(next(1, '2026-11-03T10:00:30Z', [], at('2026-11-20T00:00:00Z'))).toBe('2026-11-20T00:00:00.000Z');
  });

  it('is null after the last office', () => {
    for (const level of [3, 4]) expect(next(level, '2026-11-03T10:00:30Z')).toBeNull();
  });
});

function factsOf({ reported, hours, pauses, reopenings }: DueCase): DueDateFacts {
  const moment = (minute: number) => FIRST + minute * MINUTE_MS;
  let last = reported;
  const resolved = reopenings.map(([after, closed]) => {
    const from = last + after;
    last = from + closed;
    return { from: moment(from), to: moment(last) };
  });
  return {
    reportedAt: moment(reported),
    hours,
    pauses: pauses.map(([after, length]) => ({
      from: moment(reported + after),
      to: moment(reported + after + length),
    })),
    resolved,
  };
}

function clockOf({ office }: DueCase): RunTime {
  if (!office) return RunTime.ofCalendar();
  const days = office.holidays.map((day) => new Date(FIRST + 5.5 * HOUR_MS + day * 24 * HOUR_MS));
  const hours: WorkingHours = {
    timeZone: 'Asia/Kolkata',
    weekdays: office.weekdays,
    opensMinute: office.opens,
    closesMinute: office.closes,
    holidays: new Set(days.map((day) => day.toISOString().slice(0, 10))),
  };
  return RunTime.ofWorkingHours(hours);
}

/** `.ci/all` uses all runs. */
const RUNS = thorough ? 500 : 100;

describe('dueDateOf, with random cases', () => {
  it(`equals a model that counts minutes (seed ${SEED})`, () => {
    fc.assert(
      fc.property(CASES, (issue) => {
        const due = (dueDateOf(clockOf(issue), factsOf(issue)) - FIRST) / MINUTE_MS;
        expect(due).toBe(modelDue(issue));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
