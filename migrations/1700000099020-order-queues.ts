import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of due dates: an issue without one is last. */
const DUE = `coalesce(due_at, 'infinity'::timestamptz)`;
const INDEXES: Readonly<Record<string, string>> = {
  issues_queue_due_idx: `issues (city, feed_status, (${DUE}), id)`,
  issues_queue_ward_due_idx: `issues (city, ward, feed_status, (${DUE}), id)`,
  issues_queue_free_due_idx: `issues (city, feed_status, (${DUE}), id) where holder_unit_id is null`,
  issues_queue_free_new_idx: `issues (city, feed_status, created_at, id) where holder_unit_id is null`,
  issues_queue_unit_due_idx: `issues (holder_unit_id, feed_status, (${DUE}), id) where holder_unit_id is not null`,
  issues_queue_unit_new_idx: `issues (holder_unit_id, feed_status, created_at, id) where holder_unit_id is not null`,
  issues_queue_account_due_idx: `issues (holder_account_id, feed_status, (${DUE}), id) where holder_account_id is not null`,
  issues_queue_account_new_idx: `issues (holder_account_id, feed_status, created_at, id) where holder_account_id is not null`,
  issues_queue_upvotes_idx: `issues (city, feed_status, upvotes, id)`,
  issues_queue_updated_idx: `issues (city, feed_status, updated_at, id)`,
  issues_queue_escalation_idx: `issues (city, feed_status, escalation_level, id)`,
  sla_pauses_running_idx: `sla_pauses (until_at, issue_id) where ended_at is null`,
  flags_open_issue_idx: `flags (issue_id) where status = 'open'`,
  issue_status_events_reopened_idx: `issue_status_events (issue_id)
    where from_status in ('resolved', 'closed') and to_status in ('open', 'in_progress')`,
};

/** Adds the indexes of queues: each order of unfinished and of finished issues, of a city, a ward and a holder. */
export class OrderQueues1700000099020 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index if exists ${name}`);
  }
}
