import { Client } from 'pg';
import { AuditChain, type AuditVerdict } from '../../../src/platform/audit/audit-chain';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

const RECORDS = 6;

describe('the chain of audit records', () => {
  let service: TestService;
  let staff: StaffMember;
  let issue: string;
  let hashFunction: string;

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    issue = await reportedIssue(service);
    for (let n = 0; n < RECORDS; n++) await staff.api.post(`/api/admin/feed/issues/${issue}/reassign`);
    const [{ source } = { source: '' }] = await service.database.sql<{ source: string }>(
      `select pg_get_functiondef('audit_record_hash'::regproc) as source`,
    );
    hashFunction = source;
    await service.database.sql('create table untouched_records as table audit_records');
  });
  afterEach(() =>
    tamper(
      `${hashFunction};
       alter table audit_records drop constraint if exists audit_records_position_positive;
       delete from audit_records;
       insert into audit_records overriding system value select * from untouched_records;
       alter table audit_records add constraint audit_records_position_positive check (position > 0)`,
    ),
  );
  afterAll(() => service.stop());

  const verify = (head?: AuditVerdict['head']) =>
    service.app.get(AuditChain, { strict: false }).verify(head ?? undefined);
  /** As the owner of the tables, with their triggers disabled. */
  const tamper = async (text: string) => {
    await service.database.sql('alter table audit_records disable trigger all');
    await service.database.sql(text);
    await service.database.sql('alter table audit_records enable trigger all');
  };

  it('stays valid under concurrent appends', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => staffMember(service)));
    await Promise.all(
      others.flatMap(({ api }) =>
        [1, 2, 3, 4, 5].map(() => api.post(`/api/admin/feed/issues/${issue}/pause-sla`)),
      ),
    );
    expect(await verify()).toEqual({
      records: RECORDS + 20,
      head: { position: RECORDS + 20, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      broken: null,
    });
  });

  it.each([
    [
      'a record is changed',
      `update audit_records set actor_name = 'Nobody' where position = 3`,
      3,
      'it was changed',
    ],
    [
      'what was before is changed',
      `update audit_records set before = '{}' where position = 2`,
      2,
      'it was changed',
    ],
    [
      'a time is changed',
      `update audit_records set at = at + interval '1 millisecond' where position = 4`,
      4,
      'it was changed',
    ],
    ['a note is added', `update audit_records set note = 'x' where position = 1`, 1, 'it was changed'],
    [
      'a record is taken out',
      'delete from audit_records where position = 3',
      4,
      'records before it are missing',
    ],
    [
      'the first is taken out',
      'delete from audit_records where position = 1',
      2,
      'records before it are missing',
    ],
    [
      'a record is taken out and the rest moved up',
      `delete from audit_records where position = 3;
       update audit_records set position = position + 1000 where position > 3;
       update audit_records set position = position - 1001 where position > 1000`,
      3,
      'it does not follow the record before it',
    ],
    [
      'a record is put in before the first',
      `alter table audit_records drop constraint audit_records_position_positive;
       insert into audit_records (position, previous_hash, hash, at, surface, actor_id, actor_name, action, target_kind, target_id)
         select -5, '', '', at, surface, actor_id, actor_name, action, target_kind, target_id
           from audit_records where position = 1`,
      -5,
      'records before it are missing',
    ],
    [
      'a record is changed with its own hash',
      `update audit_records set action = 'nothing' where position = 3;
       update audit_records r set hash = audit_record_hash(r) where position = 3`,
      4,
      'it does not follow the record before it',
    ],
    [
      'a record is changed, and what its hash is made by',
      `update audit_records set action = 'nothing' where position = 3;
       create or replace function audit_record_hash(entry audit_records) returns text language sql as $$ select entry.hash $$`,
      3,
      'it was changed',
    ],
  ])('reveals that %s', async (_, text, position, reason) => {
    await tamper(text);
    expect((await verify()).broken).toEqual({ position, reason });
  });

  it('reveals by a noted head that its end was removed or rewritten', async () => {
    const { head } = await verify();
    await staff.api.post(`/api/admin/feed/issues/${issue}/reassign`);
    expect((await verify(head)).broken).toBeNull();
    await tamper(`delete from audit_records where position >= ${RECORDS}`);
    expect((await verify()).broken).toBeNull();
    expect((await verify(head)).broken).toEqual({
      position: RECORDS,
      reason: 'the record that was noted is gone',
    });
    await staff.api.post(`/api/admin/feed/issues/${issue}/pause-sla`);
    expect((await verify(head)).broken).toEqual({
      position: RECORDS,
      reason: 'it is not the record that was noted',
    });
  });

  /** Checks the chain in parts of a given size, as the console does. */
  const pieces = async (limit: number) => {
    const chain = service.app.get(AuditChain, { strict: false });
    const found = [await chain.verifyPiece(null, limit)];
    for (let last = found[0]; last && !last.isLast; last = found.at(-1))
      found.push(await chain.verifyPiece(last.head, limit));
    return found;
  };

  it('is checked in parts, each after the end of the previous one', async () => {
    const { head } = await verify();
    expect((await pieces(4)).map(({ records, isLast }) => [records, isLast])).toEqual([
      [4, false],
      [RECORDS - 4, true],
    ]);
    // If a part ends with the chain, an empty one follows.
    expect((await pieces(3)).map(({ records }) => records)).toEqual([3, 3, 0]);
    expect((await pieces(3)).at(-1)).toEqual({ records: 0, head, broken: null, isLast: true });
    await tamper(`update audit_records set note = 'x' where position = 5`);
    expect((await pieces(4)).at(-1)).toMatchObject({
      records: 0,
      broken: { position: 5, reason: 'it was changed' },
      isLast: true,
    });
  });

  it('is checked by the console API, after a record that must be unchanged', async () => {
    const read = (after: string) => staff.api.get(`/api/admin/ops/audit/chain?after=${after}`);
    const { head } = await verify();
    expect((await read('')).body).toEqual({ records: RECORDS, head, broken: null, isLast: true });
    expect((await read(`${RECORDS}:${head?.hash}`)).body).toMatchObject({ records: 0, broken: null });
    expect((await read(`${RECORDS}:${'0'.repeat(64)}`)).body).toEqual({
      records: 0,
      head: null,
      broken: { position: RECORDS, reason: 'it is not the record that was noted' },
      isLast: true,
    });
    expect((await read(`${RECORDS + 1}:${'0'.repeat(64)}`)).body).toMatchObject({
      broken: { position: RECORDS + 1, reason: 'the record that was noted is gone' },
    });
    for (const wrong of ['1', 'x:y', `0:${head?.hash}`, `1:${head?.hash}0`])
      expect([wrong, (await read(wrong)).status]).toEqual([wrong, 400]);
    // It is a read, so nothing is recorded.
    expect(await verify()).toMatchObject({ records: RECORDS });
  });

  it('cannot be changed by the role of the service', async () => {
    const client = new Client({ connectionString: service.database.url });
    await client.connect();
    try {
      for (const attempt of [
        `update audit_records set actor_name = 'x'`,
        'delete from audit_records',
        'truncate audit_records',
        'drop trigger audit_records_append_only on audit_records',
        'drop trigger audit_records_chain on audit_records',
        'alter table audit_records disable trigger all',
        'alter table audit_records drop column hash',
        'drop table audit_records cascade',
        `create or replace function audit_record_hash(entry audit_records) returns text language sql as 'select null'`,
        'set session_replication_role = replica',
      ])
        await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' });
      // The role may only append, and cannot choose the position of a record.
      await client.query(
        `insert into audit_records (at, surface, actor_id, actor_name, action, target_kind, target_id, position, previous_hash, hash)
         values (now(), 'console', 'x', 'x', 'x', 'x', 'x', 1, 'x', 'x')`,
      );
    } finally {
      await client.end();
    }
    expect(await verify()).toMatchObject({ records: RECORDS + 1, broken: null });
  });

  it('has no record of a transaction that was rolled back', async () => {
    const { status } = await staff.api.post(`/api/admin/feed/issues/${issue}/redact-media`, { index: 5 });
    expect(status).toBe(400);
    expect(await verify()).toMatchObject({ records: RECORDS, broken: null });
  });
});
