import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Issues may be escalated to the MP, whose level is 4. The wider limits hold for whatever there is: they are validated
 * by the migration after this one, which keeps nobody from writing meanwhile.
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

  /** @throws where an issue was escalated to the MP */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issue_escalations drop constraint issue_escalations_level_range,
        add constraint issue_escalations_level_range check (level between 1 and 3);
      alter table issues drop constraint issues_escalation_level_range,
        add constraint issues_escalation_level_range check (escalation_level between 0 and 3);
    `);
  }
}
