import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of people about their data, and the answers. */
export class AnswerRequestsOfPeople1700000112000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table privacy_requests (
        id text collate "C" not null,
        subject_id text collate "C" not null,
        city text,
        kind text not null,
        text text not null,
        email text,
        language text not null,
        created_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        escalated_at timestamptz(3),
        answer text,
        answered_at timestamptz(3),
        answered_by text collate "C",
        constraint privacy_requests_pk primary key (id),
        constraint privacy_requests_kind_known
          check (kind in ('access', 'correction', 'erasure', 'objection', 'complaint', 'nomination', 'child')),
        constraint privacy_requests_answered
          check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (answer is null))
      );
      create index privacy_requests_subject_idx on privacy_requests (subject_id, id);
      create index privacy_requests_waiting_idx on privacy_requests (due_at) where answered_at is null;
      create index privacy_requests_answered_idx on privacy_requests (answered_at) where answered_at is not null;
      comment on table privacy_requests is 'requests of people about their personal data, and the answers';
      comment on column privacy_requests.subject_id is
        'an account, or the digest of the address of somebody without one';
      comment on column privacy_requests.city is 'the city of the account; null: of nobody with one';
      comment on column privacy_requests.text is 'sealed by the key of the subject';
      comment on column privacy_requests.email is
        'the confirmed address of somebody without an account, sealed; null: that of the account';
      comment on column privacy_requests.language is 'the language of the answer';
      comment on column privacy_requests.escalated_at is 'when super admins were told that it is due soon';
      comment on column privacy_requests.answer is 'sealed by the key of the subject';
      comment on column privacy_requests.answered_by is 'an account of the console';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table privacy_requests');
  }
}
