import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks events of issues that were hidden, so that a digest contains them after the issue is shown again. */
export class HoldNewsOfHiddenIssues1700000074000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_events add column held boolean not null default false;
      comment on column alert_events.held is
        'whether its issue is hidden, and was before a digest had it';
      comment on column alert_events.at is
        'when it happened; or, where digests were written while it was held, when its issue was shown again';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_events drop column held;
      comment on column alert_events.at is null;
    `);
  }
}
