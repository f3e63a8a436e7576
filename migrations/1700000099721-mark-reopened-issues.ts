import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

const FILTERS =
  'feed_status, ward, category, source, priority, hidden, duplicate_of, due_at, updated_at, upvotes';

/** Marks issues that are unfinished after they were resolved: their queue was found among all that ever were. */
export class MarkReopenedIssues1700000099721 implements MigrationInterface {
  /** Batches are committed one by one, and concurrent index builds cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column if not exists reopened boolean not null default false;
      comment on column issues.reopened is 'whether it is unfinished after it was resolved';`);
    await inBatches(
      runner,
      'issues',
      ['id'],
      `update issues i set reopened = true from batch
        where i.id = batch.id and i.status in ('open', 'in_progress') and not i.reopened
          and exists (select from issue_status_events e where e.issue_id = i.id
                         and e.from_status in ('resolved', 'closed') and e.to_status in ('open', 'in_progress'))`,
    );
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists issues_queue_reopened_idx');
    await runner.query(`create index concurrently issues_queue_reopened_idx on issues (city, created_at, id)
      include (${FILTERS}, escalation_level, reopened) where reopened`);
    await runner.query('drop index concurrently if exists issue_status_events_reopened_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index issue_status_events_reopened_idx on issue_status_events (issue_id)
       where from_status in ('resolved', 'closed') and to_status in ('open', 'in_progress');
      alter table issues drop column reopened;`);
  }
}
