import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = ['reported', 'status', 'overdue', 'escalated', 'answered', 'joined'];

const allow = (types: readonly string[]) => [
  `alter table alert_events drop constraint if exists alert_events_type_known`,
  `alter table alert_events add constraint alert_events_type_known
     check (type in ('${types.join("', '")}')) not valid`,
  // Reads the table without a lock that writers would wait for.
  `alter table alert_events validate constraint alert_events_type_known`,
];

/** Allows events for reporters whose place others made less exact. */
export class TellOfCoarserPlaces1700000118000 implements MigrationInterface {
  /** Otherwise the check of all rows would keep the lock of the change before it. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of allow([...TYPES, 'coarsened'])) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    const ofPlaces = `event_id in (select id from alert_events where type = 'coarsened')`;
    await runner.query(`delete from alert_pushes where ${ofPlaces}`);
    await runner.query(`delete from alerts_sent where ${ofPlaces}`);
    await runner.query(`delete from alert_events where type = 'coarsened'`);
    for (const step of allow(TYPES)) await runner.query(step);
  }
}
