import { statement } from './statement';

const writes = (text: string) => statement(`statement.spec ${text}`, text).writes;

describe('a statement', () => {
  it.each([
    'insert into issues (id) values ($1)',
    'update issues set title = $1',
    'delete from issues where id = $1',
    'with gone as (delete from issues where id = $1 returning id) select id from gone',
    'select id from issues where id = $1 for update',
    'SELECT id FROM issues FOR NO KEY UPDATE SKIP LOCKED',
    'select id from issues for share',
    'select id from issues for key share',
    'select pg_try_advisory_xact_lock($1)',
    `select nextval('numbers')`,
    `select pg_notify('events', $1)`,
  ])('counts as writing: %s', (text) => {
    expect(writes(text)).toBe(true);
  });

  it.each([
    'select id, updated_at, inserted from issues where deleted is null',
    'with first as (select min(id) as id from issues) select id from first',
    'select count(*) from advisory_locks',
  ])('counts as read-only: %s', (text) => {
    expect(writes(text)).toBe(false);
  });
});
