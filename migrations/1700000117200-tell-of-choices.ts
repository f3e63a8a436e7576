import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether people who had an account before they could choose how they are shown were told so. */
export class TellOfChoices1700000117200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add choices_mailed_at timestamptz(3), add choices_seen_at timestamptz(3);
      alter table users alter choices_mailed_at set default now(), alter choices_seen_at set default now();
      comment on column users.choices_mailed_at is
        'when an account of before was told by mail what its person can choose; null: not yet';
      comment on column users.choices_seen_at is 'when its person saw that on the site; null: not yet'`);
    await runner.query(`
      create index concurrently users_untold_idx on users (id) where choices_mailed_at is null and kind = 'person'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists users_untold_idx');
    await runner.query('alter table users drop choices_mailed_at, drop choices_seen_at');
  }
}
