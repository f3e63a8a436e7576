import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds automatic subscriptions of reporters to their own issues, and the preference not to have them. */
export class FollowOwnIssues1700000047000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_subscriptions add column own boolean not null default false;
      comment on column alert_subscriptions.own is
        'whether it began with the report of the issue; it counts as long as the reporter has the address';

      create table alert_addresses (
        email text collate "C" not null,
        language text not null default 'en',
        own_issues boolean not null default true,
        constraint alert_addresses_pk primary key (email)
      );
      comment on table alert_addresses is 'how those who report issues are written to; no row: as its defaults say';
      comment on column alert_addresses.email is 'in lower case';
      comment on column alert_addresses.language is 'that in which its owner last reported on the site';
      comment on column alert_addresses.own_issues is 'whether its owner follows what they report';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table alert_addresses;
      alter table alert_subscriptions drop column own;
    `);
  }
}
