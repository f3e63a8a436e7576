import { columnsOf, type RowOf } from '../platform/database/columns';
import { statement } from '../platform/database/statement';
import { Issue } from './entities/issue.entity';

const COUNTED = columnsOf(Issue, ['upvotes']);

/** In SQL, for speed: one statement toggles the upvote and counts it. */
export const toggleUpvote = statement(
  'issues.toggle-upvote',
  `with removed as (
     delete from issue_upvotes where issue_id = $1 and user_id = $2 returning 1),
   added as (
     insert into issue_upvotes (issue_id, user_id, created_at)
     select $1, $2, $3 where not exists (select from removed) returning 1)
   update issues set upvotes = upvotes + (select count(*) from added)::int - (select count(*) from removed)::int
    where id = $1
   returning ${COUNTED}, exists (select from added) as "hasUpvoted"`,
);

/** The upvote after the toggle, and the number of upvotes of the issue. */
export type ToggledUpvote = RowOf<typeof COUNTED> & { hasUpvoted: boolean };
