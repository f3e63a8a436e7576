import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who said that they are 18 or older, and whose account is that of somebody under 18. */
export class KnowChildren1700000117100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add adult_at timestamptz(3), add child_since timestamptz(3);
      comment on column users.adult_at is 'when the person said that they are 18 or older; null: they did not';
      comment on column users.child_since is
        'since when the account is treated as that of somebody under 18; null: it is not';
      update users u set child_since = r.created_at from privacy_requests r
       where r.kind = 'child' and r.subject_id = u.id and u.kind = 'person' and u.role in ('user', 'viewer');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop adult_at, drop child_since');
  }
}
