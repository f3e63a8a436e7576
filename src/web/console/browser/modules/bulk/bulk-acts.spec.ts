import { actOf, type BulkAct, byReason, isUndoable, stateInWords } from './bulk-acts';

const act = (given: Partial<BulkAct>): BulkAct => ({
  id: 'blk_1',
  act: 'priority',
  state: 'done',
  total: 3,
  done: 3,
  failed: 0,
  results: [],
  ...given,
});

describe('an act on many issues', () => {
  it('has the value that its kind takes', () => {
    expect(actOf('assign', 'unt_1 adm_1').value).toEqual({ unitId: 'unt_1', accountId: 'adm_1' });
    expect(actOf('assign', '').value).toEqual({ unitId: null });
    expect(actOf('note', ' Seen. ').value).toBe('Seen.');
    expect(actOf('category', 'road').value).toBe('road');
    expect(actOf('ask_photo', 'left over')).toEqual({ act: 'ask_photo' });
  });

  it('says how far it is and how it ended', () => {
    expect(stateInWords(act({ state: 'running', done: 1, failed: 1 }))).toBe(
      '2 of 3 issues, 1 issue refused',
    );
    expect(stateInWords(act({}))).toBe('Priority changed: 3 issues');
    expect(stateInWords(act({ state: 'stopped', done: 1 }))).toBe(
      'Priority changed: 1 issue. Stopped: 2 issues stay as they were',
    );
    expect(stateInWords(act({ state: 'undone', done: 2, failed: 1 }))).toBe('Undone: 2 issues, 1 issue not');
  });

  it('can be undone once, if it changed something that can be taken back', () => {
    expect(isUndoable(act({}))).toBe(true);
    expect(isUndoable(act({ state: 'stopped', done: 1 }))).toBe(true);
    for (const not of [
      { done: 0 },
      { act: 'note' },
      { act: 'ask_photo' },
      { state: 'undone' },
      { state: 'running' },
    ])
      expect(isUndoable(act(not as Partial<BulkAct>))).toBe(false);
  });

  it('names refused issues by their reasons, the most frequent first', () => {
    const refused = [
      { issueId: 'a', reason: 'closed' },
      { issueId: 'b', reason: 'moved' },
      { issueId: 'c', reason: 'moved' },
    ];
    expect(byReason(refused)).toEqual([
      { reason: 'moved', issueIds: ['b', 'c'] },
      { reason: 'closed', issueIds: ['a'] },
    ]);
  });
});
