import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the erasures that people asked for with their position, and what was erased. */
export class ErasePeople1700000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erasures (
        user_id text collate "C" not null,
        asked_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        words text collate "C" not null,
        place text collate "C" not null,
        step text collate "C" not null default 'waiting',
        changed integer not null default 0,
        reminded_at timestamptz(3),
        email text,
        display_name text not null,
        listed boolean not null,
        constraint erasures_pk primary key (user_id),
        constraint erasures_user_fk foreign key (user_id) references users (id),
        constraint erasures_words_known check (words in ('keep', 'remove')),
        constraint erasures_place_known check (place in ('keep', 'grid', 'ward')),
        constraint erasures_step_known check (step in ('waiting', 'part', 'rewrite', 'delete', 'told'))
      );
      create index erasures_due_idx on erasures (due_at);
      create index erasures_email_idx on erasures (email) where step = 'waiting';
      comment on table erasures is 'people who asked to be erased, and how far that is; deleted at the end';
      comment on column erasures.step is
        'waiting: until it is due; part, rewrite, delete: what is done now; told: erased, the last mail is on its way';
      comment on column erasures.changed is 'how many rows were changed so far';
      comment on column erasures.email is 'where the mails about it go, in lower case; null: none';
      comment on column erasures.display_name is 'the name before, which comes back if the person cancels it';
      comment on column erasures.listed is 'whether the person was listed before';

      create table erasure_ledger (
        subject text collate "C" not null,
        at timestamptz(3) not null,
        words text collate "C" not null,
        place text collate "C" not null,
        changed integer not null,
        copied_at timestamptz(3),
        constraint erasure_ledger_pk primary key (subject)
      );
      comment on table erasure_ledger is
        'who was erased, as digests of the ids of accounts, so that it is repeated after a restore';
      create index erasure_ledger_uncopied_idx on erasure_ledger (subject) where copied_at is null;
      comment on column erasure_ledger.copied_at is 'when the copy in the object store had it; null: not yet';

      create table lowered_identities (
        digest text collate "C" not null,
        until timestamptz(3) not null,
        constraint lowered_identities_pk primary key (digest)
      );
      comment on table lowered_identities is
        'identities of erased accounts that staff had restricted to reading, as digests: a new account is restricted, too';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lowered_identities; drop table erasure_ledger; drop table erasures;');
  }
}
