import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents that people give and withdraw. */
export class RecordConsents1700000117000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consents (
        id text collate "C" not null,
        subject_id text collate "C" not null,
        purpose text not null,
        notice_version text not null,
        language text not null,
        surface text not null,
        given_at timestamptz(3),
        withdrawn_at timestamptz(3),
        constraint consents_pk primary key (id)
      );
      create unique index consents_open_unique on consents (subject_id, purpose) where withdrawn_at is null;
      create index consents_subject_idx on consents (subject_id, id);
      comment on table consents is 'consents that people gave, withdrew or refused';
      comment on column consents.subject_id is
        'an account, or the digest of an address; of who was erased, a digest of that';
      comment on column consents.notice_version is 'the version of the notice at that time';
      comment on column consents.language is 'the language in which it was asked for';
      comment on column consents.given_at is 'null: it was refused without having been given';
      comment on column consents.withdrawn_at is 'when it was withdrawn or refused; null: it holds';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consents');
  }
}
