import { columnsNotPresented } from '../../../test/support/source/every-column';
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
  it('shows each of its columns', () => {
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

describe('an actor in the audit log', () => {
  it('is shown as in the newest record', () => {
    const actor = { id: 'adm_1', name: 'Asha Kulkarni', surface: 'console' };
    const row = { ...actor, position: '3' };
    expect(presentAuditActor(row)).toStrictEqual(actor);
  });
});

describe('a part of the chain', () => {
  const head = { position: 812, hash: 'a1' };

  it('has its last record if it is valid', () => {
    expect(presentPiece({ records: 3, head, broken: null, isLast: true })).toStrictEqual({
      records: 3,
      head,
      broken: null,
      isLast: true,
    });
  });

  it('has the position and reason if it is broken', () => {
    const broken = { position: 640, reason: 'it was changed' };
    expect(presentPiece({ records: 0, head: null, broken, isLast: true })).toStrictEqual({
      records: 0,
      head: null,
      broken,
      isLast: true,
    });
  });
});

describe('the state of background work', () => {
  it('has each job with its last run, and the sizes of the queues', () => {
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

  it('has null as the times of a job that never ran', () => {
    const { jobs } = presentQueues([{ ...JOB, startedAt: null, finishedAt: null }], {});
    expect(jobs[0]).toMatchObject({ startedAt: null, finishedAt: null });
  });
});
