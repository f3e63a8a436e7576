import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index over issues whose due date passes before their next escalation, such as issues that were already
 * escalated, and over issues escalated to the last office. All other issues are found by `issues_next_escalation_idx`,
 * and are not in this index.
 */
export class SeeLaterDueDates1700000049000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index issues_later_due_idx on issues (due_at, id)
        where due_at is distinct from breached_at and due_at is distinct from next_escalation_at
          and status in ('open', 'in_progress') and not hidden;
      comment on column issues.breached_at is
        'the latest due date that passed while it was not resolved; stays when a later one follows, until that has passed, too';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column issues.breached_at is
        'the first due date that passed while it was not resolved; stays when a later one follows';
      drop index issues_later_due_idx;
    `);
  }
}
