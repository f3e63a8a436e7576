// Merges each cluster of issues once, undoes the merges of clusters of the ward `undone`, and splits each issue of two
// problems once, as an instance of the built service, until it is killed. It reads the environment of the service, and
// STAFF. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const duplicates = provider(built('admin-console/feed/duplicates/duplicates.service').DuplicatesService);
const splits = provider(built('admin-console/feed/split/split-actions.service').SplitActionsService);
const database = provider(built('platform/database/database').Database);
const { statement } = built('platform/database/statement');
const staff = JSON.parse(process.env.STAFF);

const listToMerge = statement(
  'specs.clusters-to-merge',
  `select id from duplicate_clusters c
    where not merged and dismissed_at is null and not exists (select from issue_merges m where m.cluster_id = c.id)`,
);
const listToUndo = statement(
  'specs.clusters-to-undo',
  `select id from duplicate_clusters where merged and ward = 'undone'`,
);
const listToSplit = statement(
  'specs.issues-to-split',
  `select i.id, array(select v.user_id from issue_upvotes v where v.issue_id = i.id order by v.user_id) as people
     from issues i
    where i.title = 'Two problems' and not exists (
      select from audit_records r where r.target_id = i.id and r.action = 'issue.split')`,
);

/** Does something with each of the listed rows. Another instance may have done it. */
async function each(list, act) {
  for (const row of await database.rows(list, []))
    await act(row).catch((error) => {
      if (error.kind !== 'conflict' && error.kind !== 'invalid') throw error;
    });
}
const split = ({ id, people }) =>
  splits.split(staff, id, [
    { title: 'The first problem', messageIds: [], mediaIds: [], supporterIds: people.slice(0, 2) },
    { title: 'The second problem', messageIds: [], mediaIds: [], supporterIds: people.slice(2, 3) },
  ]);

process.stdout.write('ready\n');
await forever(10, async () => {
  await each(listToSplit, split);
  await each(listToMerge, ({ id }) => duplicates.merge(staff, id));
  await each(listToUndo, ({ id }) => duplicates.undo(staff, id));
});
