import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One key for each subject whose data is sealed. Destroying the key erases the data, also in append-only tables. */
export class SealBySubject1700000104000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subject_keys (
        subject_id text collate "C" not null,
        wrapped_key bytea,
        created_at timestamptz(3) not null,
        destroyed_at timestamptz(3),
        constraint subject_keys_pk primary key (subject_id),
        constraint subject_keys_either_key_or_destroyed check ((wrapped_key is null) = (destroyed_at is not null))
      );
      comment on table subject_keys is
        'one key for each person, account or sender whose data is sealed; without it, the data cannot be read';
      comment on column subject_keys.subject_id is 'an account or sender; digest: the key of digests';
      comment on column subject_keys.wrapped_key is
        'null: the key was destroyed, and what it sealed is erased';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table subject_keys`);
  }
}
