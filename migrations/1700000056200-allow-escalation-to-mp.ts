import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Allows escalation to the MP, with level 4. The wider limits are satisfied by all existing rows. The next migration
 * validates them, so that writers do not wait.
 */
export class AllowEscalationToMp1700000056200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues drop constraint issues_escalation_level_range,
        add constraint issues_escalation_level_range check (escalation_level between 0 and 4) not valid;
      alter table issue_escalations drop constraint issue_escalations_level_range,
        add constraint issue_escalations_level_range check (level between 1 and 4) not valid;
    `);
  }

  /** @throws if an issue was escalated to the MP */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issue_escalations drop constraint issue_escalations_level_range,
        add constraint issue_escalations_level_range check (level between 1 and 3);
      alter table issues drop constraint issues_escalation_level_range,
        add constraint issues_escalation_level_range check (escalation_level between 0 and 3);
    `);
  }
}
