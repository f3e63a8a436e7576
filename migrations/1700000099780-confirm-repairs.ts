import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Asks the people of an issue whether it was repaired: the question, who is asked, and what they answer. */
export class ConfirmRepairs1700000099780 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table issue_confirmations (
        id bigint not null generated always as identity,
        issue_id text collate "C" not null,
        resolution_id bigint not null,
        city text collate "C" not null,
        ward text collate "C" not null,
        category text collate "C" not null,
        department_id text collate "C",
        unit_id text collate "C",
        asked_at timestamptz(3) not null,
        ended_at timestamptz(3),
        decided_at timestamptz(3),
        outcome text,
        constraint issue_confirmations_pk primary key (id),
        constraint issue_confirmations_resolution_once unique (resolution_id),
        constraint issue_confirmations_issue_fk foreign key (issue_id) references issues (id),
        constraint issue_confirmations_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
        constraint issue_confirmations_outcome_known
          check (outcome in ('confirmed', 'disputed', 'unconfirmed', 'not_repaired')),
        constraint issue_confirmations_decided check ((outcome is null) = (decided_at is null))
      );
      create index issue_confirmations_issue_idx on issue_confirmations (issue_id, id);
      create index issue_confirmations_undecided_idx on issue_confirmations (asked_at, id)
       where outcome is null and ended_at is null;
      create index issue_confirmations_figures_idx on issue_confirmations (city, decided_at) where outcome is not null;
      comment on table issue_confirmations is
        'whether a resolved issue was repaired, by the people who are asked; one row for each resolution';
      comment on column issue_confirmations.department_id is
        'department of the unit that had the issue, else the one for its category';
      comment on column issue_confirmations.unit_id is 'unit that had the issue when it was resolved';
      comment on column issue_confirmations.ended_at is
        'when the issue was reopened otherwise than by the answers; null: the newest one of its issue counts';
      comment on column issue_confirmations.outcome is 'null: people are still asked';

      create table issue_confirmation_recipients (
        confirmation_id bigint not null,
        person text collate "C" not null,
        issue_id text collate "C" not null,
        user_id text collate "C",
        email text collate "C",
        told_at timestamptz(3),
        constraint issue_confirmation_recipients_pk primary key (confirmation_id, person),
        constraint issue_confirmation_recipients_confirmation_fk
          foreign key (confirmation_id) references issue_confirmations (id),
        constraint issue_confirmation_recipients_user_fk
          foreign key (user_id) references users (id) on delete cascade
      );
      create index issue_confirmation_recipients_user_idx on issue_confirmation_recipients (user_id);
      create index issue_confirmation_recipients_untold_idx on issue_confirmation_recipients (confirmation_id, person)
       where told_at is null;
      comment on table issue_confirmation_recipients is 'outbox: the people who are asked whether an issue was repaired';
      comment on column issue_confirmation_recipients.person is
        'account, or a hash of the address or of the sender of a channel';
      comment on column issue_confirmation_recipients.email is
        'address of a follower without an account, until the decision';
      comment on column issue_confirmation_recipients.told_at is 'when the question was handed to the mails; null: not yet';

      create table issue_confirmation_answers (
        confirmation_id bigint not null,
        person text collate "C" not null,
        issue_id text collate "C" not null,
        is_reporter boolean not null,
        is_new_account boolean not null,
        network text collate "C",
        device text collate "C",
        answer text not null,
        words text,
        media_id text collate "C",
        at timestamptz(3) not null,
        constraint issue_confirmation_answers_pk primary key (confirmation_id, person),
        constraint issue_confirmation_answers_recipient_fk foreign key (confirmation_id, person)
          references issue_confirmation_recipients (confirmation_id, person) on delete cascade,
        constraint issue_confirmation_answers_known check (answer in ('yes', 'partly', 'no'))
      );
      create index issue_confirmation_answers_issue_idx on issue_confirmation_answers (issue_id);
      comment on table issue_confirmation_answers is
        'what people answer who are asked whether an issue was repaired; one answer for each person, the latest';
      comment on column issue_confirmation_answers.is_new_account is 'whether the account was younger than a day at the answer';
      comment on column issue_confirmation_answers.network is
        'keyed hash of the range of the client address, until the decision';
      comment on column issue_confirmation_answers.device is 'keyed hash of the mark of the browser, until the decision';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table issue_confirmation_answers;
      drop table issue_confirmation_recipients;
      drop table issue_confirmations;
    `);
  }
}
