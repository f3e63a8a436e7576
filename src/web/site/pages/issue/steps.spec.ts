import { stepsOf } from './steps';

const DAY = (n: number) => new Date(Date.UTC(2026, 10, n));
const event = (
  type: 'reported' | 'status' | 'assigned',
  status: 'open' | 'in_progress' | 'resolved' | null,
  n: number,
) => ({
  type,
  status,
  at: DAY(n),
});

describe('the steps of an issue', () => {
  const created = { createdAt: DAY(1), isAssigned: false, notRepaired: false };
  const reached = (steps: ReturnType<typeof stepsOf>) =>
    steps.filter(({ isReached }) => isReached).map(({ name, at }) => [name, at]);

  it('begin with the report', () => {
    const steps = stepsOf({ ...created, status: 'open', timeline: [event('reported', 'open', 1)] });
    expect(steps.map(({ name }) => name)).toEqual(['reported', 'assigned', 'begun', 'fixed']);
    expect(reached(steps)).toEqual([['reported', DAY(1)]]);
  });

  it('have the day of each', () => {
    const timeline = [
      event('reported', 'open', 1),
      event('assigned', null, 2),
      event('status', 'in_progress', 3),
      event('assigned', null, 4),
      event('status', 'resolved', 5),
    ];
    expect(reached(stepsOf({ ...created, status: 'closed', timeline }))).toEqual([
      ['reported', DAY(1)],
      ['assigned', DAY(2)],
      ['begun', DAY(3)],
      ['fixed', DAY(5)],
    ]);
  });

  it('are to come again after a reopening', () => {
    const timeline = [
      event('reported', 'open', 1),
      event('status', 'in_progress', 2),
      event('status', 'resolved', 3),
      event('status', 'open', 4),
    ];
    expect(reached(stepsOf({ ...created, status: 'open', timeline }))).toEqual([['reported', DAY(1)]]);
    expect(stepsOf({ ...created, status: 'open', timeline })[3]!.at).toBeUndefined();
  });

  it('do not say that an issue is fixed that was resolved without a repair', () => {
    const timeline = [event('reported', 'open', 1), event('status', 'resolved', 2)];
    const steps = stepsOf({ ...created, notRepaired: true, status: 'resolved', timeline });
    expect(reached(steps)).toEqual([['reported', DAY(1)]]);
    expect(steps[3]!.at).toBeUndefined();
  });

  it('are reached also where the history has no day for them', () => {
    expect(reached(stepsOf({ ...created, isAssigned: true, status: 'resolved', timeline: [] }))).toEqual([
      ['reported', DAY(1)],
      ['assigned', undefined],
      ['begun', undefined],
      ['fixed', undefined],
    ]);
  });
});
