import { columnsNotPresented } from '../../../../../test/support/source/every-column';
import type { BulkAct, BulkActResult } from '../../../../staff';
import { presentBegun, presentBulkAct } from './bulk-act.presenter';

const ACT: BulkAct = {
  id: 'blk_1',
  accountId: 'adm_1',
  act: 'priority',
  value: { priority: 'high' },
  state: 'stopped',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  endedAt: new Date('2026-03-01T10:01:00Z'),
};
const RESULT: BulkActResult = { issueId: 'iss_1', state: 'done', reason: null, undo: null };
const FIGURES = { total: 3, done: 1, failed: 1 };

describe('an act on many issues', () => {
  it('is shown with its figures and results', () => {
    const results: BulkActResult[] = [
      RESULT,
      { ...RESULT, issueId: 'iss_2', state: 'failed', reason: 'The issue is closed' },
      { ...RESULT, issueId: 'iss_3', state: 'waiting' },
    ];
    expect(presentBulkAct({ act: ACT, ...FIGURES, results })).toStrictEqual({
      ...{ id: 'blk_1', act: 'priority', state: 'stopped', ...FIGURES },
      results: [
        { issueId: 'iss_1', done: true },
        { issueId: 'iss_2', done: false, reason: 'The issue is closed' },
        { issueId: 'iss_3', done: false, reason: 'Stopped before' },
      ],
    });
    expect(columnsNotPresented(ACT, (act) => presentBulkAct({ act, ...FIGURES, results: [] }))).toEqual([
      ...['accountId', 'value', 'createdAt', 'endedAt'],
    ]);
  });

  it('gives no reason for what it has not yet tried', () => {
    const act = { ...ACT, state: 'running' as const, endedAt: null };
    const { results } = presentBulkAct({ act, ...FIGURES, results: [{ ...RESULT, state: 'waiting' }] });
    expect(results).toStrictEqual([{ issueId: 'iss_1', done: false }]);
  });

  it('is shown with the results of undoing it', () => {
    const results: BulkActResult[] = [
      { ...RESULT, undo: 'done' },
      { ...RESULT, undo: 'failed', reason: 'Changed' },
    ];
    expect(presentBulkAct({ act: { ...ACT, state: 'undone' }, ...FIGURES, results }).results).toStrictEqual([
      { issueId: 'iss_1', done: true },
      { issueId: 'iss_1', done: false, reason: 'Changed' },
    ]);
  });

  it('is shown as it was begun, or with what it would do', () => {
    const report = { act: ACT, ...FIGURES, results: [RESULT] };
    expect(presentBegun(report)).toStrictEqual(presentBulkAct(report));
    const refused = [{ issueId: 'iss_1', reason: 'The issue is closed' }];
    expect(presentBegun({ total: 2, would: 1, refused })).toStrictEqual({ total: 2, would: 1, refused });
  });
});
