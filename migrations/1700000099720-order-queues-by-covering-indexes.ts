import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of due dates: an issue without one is last. */
const DUE = `coalesce(due_at, 'infinity'::timestamptz)`;
/** Whether an issue is finished; queues are of finished or of unfinished ones. */
const IS_DONE = `(feed_status = 'resolved')`;
/** The columns of the filters, which are checked without reading the issues. */
const FILTERS = 'feed_status, ward, category, source, priority, hidden, duplicate_of, due_at';
/** What the issues of a holder are sorted by, if they are so few that all are read. */
const SORTS = 'created_at, updated_at, upvotes, escalation_level';
const INDEXES: Readonly<Record<string, string>> = {
  issues_queue_due_done_idx: `issues (city, ${IS_DONE}, (${DUE}), id) include (${FILTERS}, created_at)`,
  issues_queue_new_done_idx: `issues (city, ${IS_DONE}, created_at, id) include (${FILTERS})`,
  issues_queue_upvotes_done_idx: `issues (city, ${IS_DONE}, upvotes, id) include (${FILTERS}, created_at)`,
  issues_queue_updated_done_idx: `issues (city, ${IS_DONE}, updated_at, id) include (${FILTERS}, created_at)`,
  issues_queue_escalation_done_idx: `issues (city, ${IS_DONE}, escalation_level, id) include (${FILTERS}, created_at)`,
  issues_queue_free_idx: `issues (city, (${DUE}), id) include (${FILTERS}, ${SORTS})
    where ${IS_DONE} is false and holder_unit_id is null`,
  issues_queue_unit_idx: `issues (holder_unit_id, ${IS_DONE}, (${DUE}), id) include (city, ${FILTERS}, ${SORTS})
    where holder_unit_id is not null`,
  issues_queue_account_idx: `issues (holder_account_id, ${IS_DONE}, (${DUE}), id) include (city, ${FILTERS}, ${SORTS})
    where holder_account_id is not null`,
};
const REPLACED: Readonly<Record<string, string>> = {
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
};

/**
 * Replaces the indexes of queues by fewer, from which lists and counts are read without the issues: one for each order
 * of the finished and of the unfinished issues of a city, and one by due date for each kind of holder.
 */
export class OrderQueuesByCoveringIndexes1700000099720 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await build(runner, INDEXES);
    for (const name of Object.keys(REPLACED)) await runner.query(`drop index concurrently if exists ${name}`);
    // Statistics of the new expressions, without which their indexes are rarely chosen.
    await runner.query('analyze issues');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(REPLACED)) await runner.query(`create index ${name} on ${on}`);
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}

async function build(runner: QueryRunner, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(`create index concurrently ${name} on ${on}`);
  }
}
