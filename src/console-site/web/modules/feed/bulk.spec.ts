import { refusalOfNoAnswer } from '../../refusal';
import type { FeedIssue } from './bulk';
import { canUndo, chosenAmong, doToAll, notDone, planOf } from './bulk';

const TRANSITIONS = {
  new: ['ack', 'resolved'],
  ack: ['progress', 'resolved'],
  progress: ['ack', 'resolved'],
  resolved: ['progress'],
  overdue: [],
} as const;
const issue = (id: string, changes: Partial<FeedIssue>) =>
  ({ id, title: id, hidden: false, pinned: false, ...changes }) as FeedIssue;
const FRESH = issue('fresh', { status: 'new' });
const MOVING = issue('moving', { status: 'progress' });
const DONE = issue('done', { status: 'resolved', hidden: true });

describe('an act on several issues', () => {
  it('is for those whose status leads there', () => {
    expect(planOf([FRESH, MOVING, DONE], { to: 'ack' }, TRANSITIONS)).toEqual({
      acted: [FRESH, MOVING],
      left: [DONE],
    });
  });

  it('is for those without the mark, or with the one that is taken away', () => {
    const all = [FRESH, DONE];
    expect(planOf(all, { mark: 'hidden', wanted: true }, TRANSITIONS).acted).toEqual([FRESH]);
    expect(planOf(all, { mark: 'hidden', wanted: false }, TRANSITIONS).acted).toEqual([DONE]);
  });

  it('can be taken back where every status leads back, and with marks', () => {
    expect(canUndo([MOVING], { to: 'ack' }, TRANSITIONS)).toBe(true);
    expect(canUndo([MOVING, FRESH], { to: 'ack' }, TRANSITIONS)).toBe(false);
    expect(canUndo([FRESH], { mark: 'pinned', wanted: true }, TRANSITIONS)).toBe(true);
  });

  it('goes on after one that is refused, and says which', async () => {
    const told: number[] = [];
    const one = ({ id }: FeedIssue) =>
      id === 'moving' ? Promise.reject(refusalOfNoAnswer()) : Promise.resolve();
    const { done, refused, left } = await doToAll([FRESH, MOVING, DONE], one, {
      tell: (count) => told.push(count),
      isStopped: () => false,
    });
    expect(done).toEqual([FRESH, DONE]);
    expect(refused.map((each) => each.issue)).toEqual([MOVING]);
    expect(told).toEqual([1, 2, 3]);
    expect(left).toEqual([]);
  });

  it('has not changed those it was not for, was refused for or had not come to', async () => {
    const plan = planOf([DONE, FRESH, MOVING], { to: 'ack' }, TRANSITIONS);
    const outcome = await doToAll(plan.acted, () => Promise.reject(refusalOfNoAnswer()), {
      tell: () => undefined,
      isStopped: () => false,
    });
    expect(notDone(plan, outcome)).toEqual([DONE, FRESH, MOVING]);
    expect(notDone(plan, { done: [FRESH], refused: [], left: [MOVING] })).toEqual([DONE, MOVING]);
  });

  it('ends where it is when it is asked to, and says what it has not come to', async () => {
    const told: number[] = [];
    const { done, left } = await doToAll([FRESH, MOVING, DONE], () => Promise.resolve(), {
      tell: (count) => told.push(count),
      isStopped: () => told.length === 1,
    });
    expect([done, left]).toEqual([[FRESH], [MOVING, DONE]]);
  });
});

describe('a choice', () => {
  it('is of what the list has, and the same where the list has all of it', () => {
    const chosen = new Set(['fresh', 'gone']);
    expect(chosenAmong(chosen, [FRESH, DONE])).toEqual(new Set(['fresh']));
    const there = new Set(['fresh']);
    expect(chosenAmong(there, [FRESH, DONE])).toBe(there);
  });
});
