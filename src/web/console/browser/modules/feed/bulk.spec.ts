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
  it('applies to those whose status allows the move', () => {
    expect(planOf([FRESH, MOVING, DONE], { to: 'ack' }, TRANSITIONS)).toEqual({
      acted: [FRESH, MOVING],
      left: [DONE],
    });
  });

  it('applies to those without the mark, or to those with it if it is removed', () => {
    const all = [FRESH, DONE];
    expect(planOf(all, { mark: 'hidden', wanted: true }, TRANSITIONS).acted).toEqual([FRESH]);
    expect(planOf(all, { mark: 'hidden', wanted: false }, TRANSITIONS).acted).toEqual([DONE]);
  });

  it('can be undone if every status leads back, and with marks', () => {
    expect(canUndo([MOVING], { to: 'ack' }, TRANSITIONS)).toBe(true);
    expect(canUndo([MOVING, FRESH], { to: 'ack' }, TRANSITIONS)).toBe(false);
    expect(canUndo([FRESH], { mark: 'pinned', wanted: true }, TRANSITIONS)).toBe(true);
  });

  it('continues after a refusal, and reports it', async () => {
    const shown: number[] = [];
    const one = ({ id }: FeedIssue) =>
      id === 'moving' ? Promise.reject(refusalOfNoAnswer()) : Promise.resolve();
    const { done, refused, left } = await doToAll([FRESH, MOVING, DONE], one, {
      showProgress: (count) => shown.push(count),
      isStopped: () => false,
    });
    expect(done).toEqual([FRESH, DONE]);
    expect(refused.map((each) => each.issue)).toEqual([MOVING]);
    expect(shown).toEqual([1, 2, 3]);
    expect(left).toEqual([]);
  });

  it('leaves unchanged those it did not apply to, was refused for or did not reach', async () => {
    const plan = planOf([DONE, FRESH, MOVING], { to: 'ack' }, TRANSITIONS);
    const outcome = await doToAll(plan.acted, () => Promise.reject(refusalOfNoAnswer()), {
      showProgress: () => undefined,
      isStopped: () => false,
    });
    expect(notDone(plan, outcome)).toEqual([DONE, FRESH, MOVING]);
    expect(notDone(plan, { done: [FRESH], refused: [], left: [MOVING] })).toEqual([DONE, MOVING]);
  });

  it('stops when asked to, and reports those it did not reach', async () => {
    const shown: number[] = [];
    const { done, left } = await doToAll([FRESH, MOVING, DONE], () => Promise.resolve(), {
      showProgress: (count) => shown.push(count),
      isStopped: () => shown.length === 1,
    });
    expect([done, left]).toEqual([[FRESH], [MOVING, DONE]]);
  });
});

describe('a choice', () => {
  it('keeps only issues of the list, and is the same object if the list has all of them', () => {
    const chosen = new Set(['fresh', 'gone']);
    expect(chosenAmong(chosen, [FRESH, DONE])).toEqual(new Set(['fresh']));
    const there = new Set(['fresh']);
    expect(chosenAmong(there, [FRESH, DONE])).toBe(there);
  });
});
