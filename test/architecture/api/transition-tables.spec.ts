import { DECISIONS } from '../../../src/admin-console/feed/flags/flag-review.service';
import {
  feedStatusOf,
  isAllowed,
  lifecycleStatusOf,
  type TransitionTrigger,
} from '../../../src/issues/issue-transitions';
import { CATEGORY_SLUGS, feedLabelOf, SLUG_OF_LABEL } from '../../../src/kernel/categories';
import { FEED_STATUSES, LIFECYCLE_STATUSES } from '../../../src/kernel/statuses';
import { DISABLED_REASONS } from '../../../src/kernel/webhooks';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { pageOfDocs, tableIn } from '../../support/source/pages-of-docs';

/** A list in a cell, such as "`new`, `ack`", without its code marks. */
const listed = (cell = ''): string[] => cell.replaceAll('`', '').split(', ');
const line = (trigger: string, from: string, to: string): string => `${trigger}: ${from} -> ${to}`;

/** How the table of the lifecycle writes each trigger of the code. */
const LIFECYCLE_TRIGGERS: Record<TransitionTrigger, string[]> = {
  edit: ['`PATCH /api/issues/:id`'],
  bulk: ['`POST /api/issues/bulk/status`'],
  resolve: ['`POST /api/issues/:id/resolve`'],
  reopen: ['`PATCH /api/issues/:id/reopen-request/:reqId`, `approve`'],
  close: ['`PATCH /api/issues/:id/close`', 'automatic closing'],
};
/** Rows of that table for which `issue-transitions.ts` has no trigger. */
const OTHER_ROWS = [
  line('`POST /api/issues`, [conversion](channels.md#conversion) of a post', '(none)', 'open'),
  line(
    '`POST /api/admin/feed/issues/:id/status`',
    'by the table of the console',
    'by [feed status](#feed-status)',
  ),
];

/** The transitions that a row of the lifecycle's table stands for. */
function lifecycleRow({ trigger = '', from, to = '' }: Record<string, string>): string[] {
  return listed(from).flatMap((status) => {
    const others = LIFECYCLE_STATUSES.filter((other) => other !== status);
    return (to === 'any' ? others : [to]).map((each) => line(trigger, status, each));
  });
}

describe('the transition tables of the API reference', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('have the labels of the categories, and the categories of the labels', () => {
    const page = pageOfDocs('api/issues.md');
    const labels = tableIn(page, 'Category labels', 'category').flatMap(({ category, label }) =>
      listed(category).map((slug) => [slug, label]),
    );
    expect(labels.sort()).toEqual(CATEGORY_SLUGS.map((slug) => [slug, feedLabelOf(slug)]).sort());
    const slugs = tableIn(page, 'Category labels', 'label').flatMap(({ label, category }) =>
      listed(label).map((each) => [each, category]),
    );
    expect(slugs.sort()).toEqual(Object.entries(SLUG_OF_LABEL).sort());
  });

  it('have the transitions of the lifecycle status', () => {
    const rows = tableIn(pageOfDocs('api/issues.md'), 'Statuses and transitions');
    const allowed = (Object.keys(LIFECYCLE_TRIGGERS) as TransitionTrigger[]).flatMap((trigger) =>
      LIFECYCLE_STATUSES.flatMap((from) =>
        LIFECYCLE_STATUSES.filter((to) => isAllowed(trigger, from, to)).flatMap((to) =>
          LIFECYCLE_TRIGGERS[trigger].map((label) => line(label, from, to)),
        ),
      ),
    );
    expect(rows.flatMap(lifecycleRow).sort()).toEqual([...allowed, ...OTHER_ROWS].sort());
  });

  it('have the feed status of each lifecycle status', () => {
    const rows = tableIn(pageOfDocs('api/issues.md'), 'Feed status', 'a change of the status to');
    const documented = rows.map((row) => [
      row['a change of the status to']?.replace(', also reopened', ''),
      row['sets the feed status'],
    ]);
    expect(documented).toEqual(LIFECYCLE_STATUSES.map((status) => [status, feedStatusOf(status)]));
  });

  it('have the lifecycle status of each feed status', () => {
    const rows = tableIn(pageOfDocs('api/console-feed.md'), 'Feed status', 'a change of the feed status to');
    const documented = rows.flatMap((row) =>
      listed(row['a change of the feed status to']).map((to) => [to, row['sets the lifecycle status']]),
    );
    const statuses = FEED_STATUSES.map((to) => {
      const set = new Set(LIFECYCLE_STATUSES.map((current) => lifecycleStatusOf(to, current)));
      return [to, set.size > 1 ? 'the one it has' : [...set].join()];
    });
    expect(documented).toEqual(statuses);
  });

  it('have the transitions of the feed status that a new database allows', async () => {
    const rows = tableIn(pageOfDocs('api/console-feed.md'), 'Table of transitions', 'from');
    const documented = rows.flatMap(({ from, to }) =>
      listed(from).flatMap((status) => listed(to).map((each) => line('', status, each))),
    );
    const stored = await database.sql<{ from: string; to: string }>(
      'select from_status as "from", to_status as "to" from feed_transitions',
    );
    expect(documented.sort()).toEqual(stored.map(({ from, to }) => line('', from, to)).sort());
  });

  it('have the decisions about a flag', () => {
    const rows = tableIn(pageOfDocs('api/flags.md'), 'Flag states').slice(1);
    const documented = rows.map((row) => [row.from, row['trigger (city staff)'], row.to]);
    expect(documented).toEqual(Object.entries(DECISIONS).map(([name, status]) => ['open', name, status]));
  });

  it('have each reason why an endpoint of webhooks is disabled', () => {
    const rows = tableIn(pageOfDocs('api/webhooks.md'), 'States of an endpoint');
    const reasons = rows.flatMap(({ to = '' }) => /^disabled, `(\w+)`/.exec(to)?.[1] ?? []);
    expect(reasons).toEqual([...DISABLED_REASONS]);
  });

  it('have the stored states of a media item', async () => {
    const rows = tableIn(pageOfDocs('api/media.md'), 'Media states');
    const [check] = await database.sql<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'media_state_known'`,
    );
    const stored = [...(check?.text ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state);
    // Computed from the times of the deletion and the redaction.
    const computed = ['gone', 'redacted', 'as before'];
    const documented = new Set(rows.map(({ to }) => to));
    expect([...documented].sort()).toEqual([...stored, ...computed].sort());
  });
});
