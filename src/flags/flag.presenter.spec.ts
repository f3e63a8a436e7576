import { columnsNotPresented } from '../../test/support/source/every-column';
import type { RaisedFlag } from './flag';
import { presentRaised } from './flag.presenter';

describe('a flag that was raised', () => {
  it('is presented with each of its parts, except for the issue of its target', () => {
    const target = { kind: 'comment', id: 'msg_1', issueId: 'iss_1' } as RaisedFlag['target'];
    const raised = { flagId: 'flg_1', reason: 'spam', note: 'Look', at: new Date(0) } as Omit<
      RaisedFlag,
      'target'
    >;
    expect(columnsNotPresented(raised, (row) => presentRaised({ ...row, target }))).toEqual([]);
    const ofTarget = (row: RaisedFlag['target']) => presentRaised({ ...raised, target: row });
    expect(columnsNotPresented(target, ofTarget)).toEqual(['issueId']);
  });

  it('shows its target, its reason and its time', () => {
    const raised = {
      flagId: 'flg_1',
      target: { kind: 'comment', id: 'msg_1', issueId: 'iss_1' },
      reason: 'spam',
      note: 'Look',
      at: new Date('2026-03-01T10:00:00.123Z'),
    } as unknown as RaisedFlag;
    expect(presentRaised(raised)).toStrictEqual({
      flagId: 'flg_1',
      target: { kind: 'comment', id: 'msg_1' },
      reason: 'spam',
      note: 'Look',
      createdAt: '2026-03-01T10:00:00.123Z',
    });
  });
});
