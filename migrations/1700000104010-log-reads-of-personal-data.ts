import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who read personal data of whom, and for what. */
export class LogReadsOfPersonalData1700000104010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table personal_data_reads (
        id bigint generated always as identity,
        at timestamptz(3) not null,
        account_id text collate "C" not null,
        role text not null,
        route text not null,
        purpose text,
        words text,
        kinds text[] not null,
        cities text[],
        constraint personal_data_reads_pk primary key (id)
      );
      create index personal_data_reads_account_idx on personal_data_reads (account_id, id);
      create index personal_data_reads_at_idx on personal_data_reads (at);
      comment on table personal_data_reads is 'requests of staff that were answered with personal data';
      comment on column personal_data_reads.account_id is 'who read: an account of the console, or of the token API';
      comment on column personal_data_reads.purpose is 'null: a list that needs no purpose';
      comment on column personal_data_reads.words is 'sealed by the key of the first subject';
      comment on column personal_data_reads.cities is 'cities of the reader; null: all';

      create table personal_data_read_subjects (
        read_id bigint not null,
        subject_id text collate "C" not null,
        constraint personal_data_read_subjects_pk primary key (subject_id, read_id),
        constraint personal_data_read_subjects_read_fk foreign key (read_id)
          references personal_data_reads (id) on delete cascade
      );
      create index personal_data_read_subjects_read_idx on personal_data_read_subjects (read_id);
      comment on table personal_data_read_subjects is 'whose personal data a request was answered with';
      comment on column personal_data_read_subjects.subject_id is
        'an account, an official, or the digest of an address or number of somebody without an account';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table personal_data_read_subjects, personal_data_reads`);
  }
}
