import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how a reporter reached city staff, and the accounts with which people without one support issues. */
export class TakeReportsAtTheCounter1700000099700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues
        add column intake text collate "C",
        add constraint issues_intake_known check (intake in ('phone', 'counter', 'letter')) not valid;
      comment on column issues.intake is
        'how the reporter reached city staff, who made the issue; null: in another way';
      alter table issue_contacts add column language text;
      comment on table issue_contacts is
        'people for whom a client of Open311 or city staff reported, to write to them; not shown by any API';
      comment on column issue_contacts.first_name is 'the whole name, if city staff took it';
      comment on column issue_contacts.language is 'language of mails to the person; null: not known';

      create table caller_accounts (
        contact text collate "C" not null constraint caller_accounts_pk primary key,
        user_id text collate "C" not null constraint caller_accounts_user_fk references users (id),
        created_at timestamptz(3) not null
      );
      comment on table caller_accounts is
        'the account with which somebody who has none, but told city staff, supports issues';
      comment on column caller_accounts.contact is
        'signature of the phone number or email address, which are not stored';
      create index caller_accounts_created_idx on caller_accounts (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table caller_accounts;
      comment on column issue_contacts.first_name is null;
      comment on table issue_contacts is
        'people for whom an Open311 client reported, for the confirmation of the report; not shown by any API';
      alter table issue_contacts drop column language;
      alter table issues drop column intake;
    `);
  }
}
