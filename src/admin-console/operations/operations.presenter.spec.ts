import { columnsNotPresented } from '../../../test/support/every-column';
import type { AuditRow } from './audit.queries';
import { presentAuditActor, presentPiece, presentQueues, presentRecord } from './operations.presenter';
import type { JobRow } from './queue.queries';

const AT = new Date('2026-03-01T10:00:00.123Z');
const RECORD: AuditRow = {
  position: '812',
  at: AT,
  surface: 'console',
  actorId: 'adm_1',
  actorName: 'Asha Kulkarni',
  action: 'geo.update_ward',
  targetType: 'ward',
  targetId: 'wrd_1',
  before: { name: 'Bandra' },
  after: { name: 'Bandra West' },
  note: 'As it is spoken of',
  hash: 'a1',
};
const JOB: JobRow = {
  name: 'media-sweep',
  running: false,
  startedAt: AT,
  finishedAt: new Date('2026-03-01T10:00:01.123Z'),
  outcome: { removed: 2 },
  failure: 'The disk is full',
  runs: 5,
  failures: 1,
};

describe('a record of the audit log', () => {
  it('is shown with each of its columns', () => {
    expect(presentRecord({ ...RECORD, previousHash: 'a0' } as AuditRow)).toStrictEqual({
      position: 812,
      at: '2026-03-01T10:00:00.123Z',
      surface: 'console',
      actor: { id: 'adm_1', name: 'Asha Kulkarni' },
      action: 'geo.update_ward',
      targetType: 'ward',
      targetId: 'wrd_1',
      before: { name: 'Bandra' },
      after: { name: 'Bandra West' },
      note: 'As it is spoken of',
      hash: 'a1',
    });
    expect(columnsNotPresented(RECORD, presentRecord)).toEqual([]);
  });
});

describe('who there is a record of', () => {
  it('is shown as the newest record has them', () => {
    const actor = { id: 'adm_1', name: 'Asha Kulkarni', surface: 'console' };
    const row = { ...actor, position: '3' };
    expect(presentAuditActor(row)).toStrictEqual(actor);
  });
});

describe('a piece of the chain', () => {
  const head = { position: 812, hash: 'a1' };

  it('that is whole has its last record', () => {
    expect(presentPiece({ records: 3, head, broken: null, isLast: true })).toStrictEqual({
      records: 3,
      head,
      broken: null,
      isLast: true,
    });
  });

  it('that is broken says where and how', () => {
    const broken = { position: 640, reason: 'it was changed' };
    expect(presentPiece({ records: 0, head: null, broken, isLast: true })).toStrictEqual({
      records: 0,
      head: null,
      broken,
      isLast: true,
    });
  });
});

describe('what is done in the background', () => {
  it('is each job with its last run, and what waits', () => {
    expect(presentQueues([{ ...JOB, leasedUntil: AT } as JobRow], { uploads: 4 })).toStrictEqual({
      jobs: [
        {
          name: 'media-sweep',
          running: false,
          startedAt: '2026-03-01T10:00:00.123Z',
          finishedAt: '2026-03-01T10:00:01.123Z',
          outcome: { removed: 2 },
          failure: 'The disk is full',
          runs: 5,
          failures: 1,
        },
      ],
      waiting: { uploads: 4 },
    });
    expect(columnsNotPresented(JOB, (row) => presentQueues([row], {}))).toEqual([]);
  });

  it('has no times of a job that has not run yet', () => {
    const { jobs } = presentQueues([{ ...JOB, startedAt: null, finishedAt: null }], {});
    expect(jobs[0]).toMatchObject({ startedAt: null, finishedAt: null });
  });
});
