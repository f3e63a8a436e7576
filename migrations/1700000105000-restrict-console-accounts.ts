import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER = `'super_admin', 'city_admin', 'reviewer', 'auditor'`;
const ROLES = `${FORMER}, 'agent', 'call_taker', 'contractor'`;

/** Adds roles of the console, and the wards, categories and right to contact data of an account. */
export class RestrictConsoleAccounts1700000105000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['console_accounts', 'console_invites'])
      await runner.query(`
        alter table ${table}
          drop constraint ${table}_role_known,
          add constraint ${table}_role_known check (role in (${ROLES})),
          add column wards text[] not null default '{}',
          add column categories text[] not null default '{}';
        comment on column ${table}.wards is 'codes of wards; none: all of the cities';
        comment on column ${table}.categories is 'slugs of categories; none: all';
      `);
    await runner.query(`
      alter table console_accounts add column contacts boolean not null default false;
      comment on column console_accounts.contacts is
        'whether an agent or call_taker may see contact data of citizens';
    `);
  }

  /** Accounts of the new roles become auditors, which are the closest to having no right. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table console_accounts drop column contacts');
    for (const table of ['console_accounts', 'console_invites'])
      await runner.query(`
        alter table ${table} drop constraint ${table}_role_known, drop column wards, drop column categories;
        update ${table} set role = 'auditor' where role not in (${FORMER});
        alter table ${table} add constraint ${table}_role_known check (role in (${FORMER}));
      `);
  }
}
