import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = ['reported', 'status', 'overdue', 'escalated'];

const allow = (types: readonly string[]) => [
  `alter table alert_events drop constraint alert_events_type_known`,
  `alter table alert_events add constraint alert_events_type_known
     check (type in ('${types.join("', '")}')) not valid`,
  // Reads the table without a lock that writers would wait for.
  `alter table alert_events validate constraint alert_events_type_known`,
];

/** Allows events for followers about answers of city staff. */
export class TellOfAnswers1700000099230 implements MigrationInterface {
  /** Otherwise the check of all rows would keep the lock of the change before it. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A failed attempt may have dropped it.
    for (const step of allow([...TYPES, 'answered']))
      await runner.query(step.replace('drop constraint', 'drop constraint if exists'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `delete from alert_pushes where event_id in (select id from alert_events where type = 'answered')`,
    );
    await runner.query(
      `delete from alerts_sent where event_id in (select id from alert_events where type = 'answered')`,
    );
    await runner.query(`delete from alert_events where type = 'answered'`);
    for (const step of allow(TYPES)) await runner.query(step);
  }
}
