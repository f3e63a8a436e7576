import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMMENTS = [
  ['table console_settings', 'what city staff have configured', 'what the desk has configured'],
  [
    'table console_accounts',
    'who may work in the console; apart from the people who use the service',
    'who works at the city desk; apart from the people who use the service',
  ],
  [
    'table feed_transitions',
    'which steps city staff may take an issue in the public feed',
    'which steps the city desk may take an issue in the public feed',
  ],
  [
    'table issue_admin_states',
    'what city staff have said of an issue; that it is hidden, and which media are redacted, stands where it has its effect',
    'what the desk has said of an issue; that it is hidden, and which media are redacted, stands where it has its effect',
  ],
  [
    'column mentions.demo',
    'a sample, for trying the console; no feed shows it',
    'a sample, for trying the desk out; no feed shows it',
  ],
  ['column reporters.is_citizen_reporter', 'verified by city staff', 'verified by the city desk'],
  [
    'column media.redacted_at',
    'when city staff took it from sight; it counts no more and is shown to nobody',
    'when the desk took it from sight; it counts no more and is shown to nobody',
  ],
] as const;

/** Renames the table of console settings, and names city staff consistently in the comments of the catalog. */
export class NameConsoleSettings1700000019000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table desk_settings rename to console_settings;
      alter table console_settings rename constraint desk_settings_pk to console_settings_pk;
    `);
    for (const [what, text] of COMMENTS) await queryRunner.query(`comment on ${what} is '${text}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [what, , text] of COMMENTS) await queryRunner.query(`comment on ${what} is '${text}'`);
    await queryRunner.query(`
      alter table console_settings rename constraint console_settings_pk to desk_settings_pk;
      alter table console_settings rename to desk_settings;
    `);
  }
}
