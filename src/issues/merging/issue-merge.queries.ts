import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Issue } from '../entities/issue.entity';
import { IssueMerge } from '../entities/issue-merge.entity';

/** Follows merges from one issue to the next. */
const findRoot = statement(
  'issues.canonical-of',
  `with recursive chain as (
     select id, duplicate_of from issues where id = $1
     union
     select i.id, i.duplicate_of from chain c join issues i on i.id = c.duplicate_of)
   select id from chain where duplicate_of is null`,
);
/** The issue that an issue is shown as a part of: follows only issues that were taken out of the lists. */
const findShown = statement(
  'issues.joined-with',
  `with recursive chain as (
     select id, case when hidden and not withheld then duplicate_of end as next from issues where id = $1
     union
     select i.id, case when i.hidden and not i.withheld then i.duplicate_of end
       from chain c join issues i on i.id = c.next)
   select id from chain where next is null`,
);
const MERGE = columnsOf(IssueMerge, [
  'mergeId',
  'issueId',
  'canonicalIssueId',
  'formerDuplicateOf',
  'hid',
  'mergedAt',
]);
const listOfCluster = statement(
  'issues.merge-of-cluster',
  `select ${MERGE} from issue_merges where cluster_id = $1 and undone_at is null order by issue_id`,
);
/** Whether an issue of a merge was joined once more afterwards. */
const findLater = statement(
  'issues.joined-since',
  `select l.issue_id as id from issue_merges m join issue_merges l on l.issue_id = m.issue_id
    where m.merge_id = $1 and m.issue_id <> m.canonical_issue_id
      and l.undone_at is null and l.merge_id > m.merge_id and l.issue_id <> l.canonical_issue_id limit 1`,
);
/** The issues that an issue was joined with, directly and over others, the nearest first. */
const listAbove = statement(
  'issues.joined-above',
  `with recursive up as (
     select $1::text collate "C" as id, 0 as depth
     union
     select m.canonical_issue_id, up.depth + 1 from up join issue_merges m on m.issue_id = up.id
      where m.undone_at is null and m.canonical_issue_id <> m.issue_id and up.depth < 100)
   select id from up group by id order by max(depth), id`,
);
/** SQL: the ids of an issue and of those that were joined with it, directly and over others. @param issue SQL */
export function withJoined(issue: string): string {
  return `(
   with recursive down as (
     select ${issue}::text collate "C" as id
     union
     select merged.issue_id from down join issue_merges merged on merged.canonical_issue_id = down.id
      where merged.undone_at is null)
   select id from down)`;
}
const listBelow = statement('issues.joined-below', `select id from ${withJoined('$1')} parts where id <> $1`);

/**
 * Moves the upvotes of an issue ($2) to another ($3), and keeps them as they were. A person with an upvote on both has
 * one afterwards. Returns those people, and how many upvotes left and came.
 */
const moveUpvotes = statement(
  'issues.move-upvotes',
  `with kept as (
     insert into issue_merge_upvotes (merge_id, issue_id, user_id, created_at, joined)
     select $1, issue_id, user_id, created_at, joined from issue_upvotes where issue_id = $2
     returning user_id, created_at),
   gone as (delete from issue_upvotes where issue_id = $2 returning user_id),
   added as (
     insert into issue_upvotes (issue_id, user_id, created_at, joined)
     select $3, user_id, created_at, true from kept on conflict do nothing returning user_id),
   emptied as (update issues set upvotes = upvotes - (select count(*) from gone)::int where id = $2),
   filled as (update issues set upvotes = upvotes + (select count(*) from added)::int where id = $3)
   select array(select user_id from gone except select user_id from added) as twice,
          (select count(*)::int from gone) as gone, (select count(*)::int from added) as added`,
);
/** Gives an issue ($2) the upvotes back that were kept. Returns whose they were, and who had none there meanwhile. */
const restoreUpvotes = statement(
  'issues.restore-upvotes',
  `with kept as (
     delete from issue_merge_upvotes where merge_id = $1 and issue_id = $2 returning user_id, created_at, joined),
   added as (
     insert into issue_upvotes (issue_id, user_id, created_at, joined)
     select $2, user_id, created_at, joined from kept on conflict do nothing returning user_id),
   filled as (update issues set upvotes = upvotes + (select count(*) from added)::int where id = $2)
   select array(select user_id from kept) as kept, array(select user_id from added) as added`,
);
/** SQL: an upvote (v) that came to the issue $1 by a merge belongs to no issue that is still joined with it. */
const IS_UNSUPPORTED = `v.joined and v.user_id = any ($2) and not exists (
  select from issue_merges m join issue_merge_upvotes k on k.merge_id = m.merge_id and k.issue_id = m.issue_id
   where m.canonical_issue_id = $1 and m.undone_at is null and k.user_id = v.user_id and k.issue_id <> $1)`;
/** Takes away the upvotes of people ($2) that an issue ($1) had only by a merge. Returns whose they were. */
const takeUpvotes = statement(
  'issues.take-upvotes',
  `with gone as (delete from issue_upvotes v where v.issue_id = $1 and ${IS_UNSUPPORTED} returning user_id),
   forgotten as (delete from issue_merge_upvotes v where v.issue_id = $1 and ${IS_UNSUPPORTED}),
   emptied as (update issues set upvotes = upvotes - (select count(*) from gone)::int where id = $1)
   select array(select user_id from gone) as gone`,
);

/** Moves the upvotes of people ($3) from an issue ($1) to one that became of a part of it ($2). */
const moveSupporters = statement(
  'issues.move-supporters',
  `with gone as (
     delete from issue_upvotes where issue_id = $1 and user_id = any ($3) returning user_id, created_at),
   added as (
     insert into issue_upvotes (issue_id, user_id, created_at) select $2, user_id, created_at from gone),
   emptied as (update issues set upvotes = upvotes - (select count(*) from gone)::int where id = $1),
   filled as (update issues set upvotes = upvotes + (select count(*) from gone)::int where id = $2)
   select count(*)::int as moved from gone`,
);

/** An issue in a merge that was not undone. */
export type ActiveMerge = RowOf<typeof MERGE>;

/** The statements of merges; only `IssueMerges` uses those that write. */
@Injectable()
export class IssueMergeQueries {
  constructor(private readonly database: Database) {}

  /** Lets no other merge run until the transaction ends. */
  takeTurns(): Promise<void> {
    return this.database.takeTurns('duplicate-clusters');
  }

  /** The issue of which another is a duplicate, following all merges; the issue itself if it is none. */
  async canonicalOf(issueId: string): Promise<string> {
    return (await this.database.row<Pick<Issue, 'id'>>(findRoot, [issueId]))?.id ?? issueId;
  }

  /** The issue whose lists, page and upvotes stand for an issue: itself, unless it was joined with another. */
  async joinedWith(issueId: string): Promise<string> {
    return (await this.database.row<Pick<Issue, 'id'>>(findShown, [issueId]))?.id ?? issueId;
  }

  /** The rows of the merge of a cluster; empty if it was not merged, or that was undone. */
  ofCluster(clusterId: string): Promise<ActiveMerge[]> {
    return this.database.rows<ActiveMerge>(listOfCluster, [clusterId]);
  }

  /** An issue of a merge that was joined with another afterwards; undefined if there is none. */
  async joinedSince(mergeId: string): Promise<string | undefined> {
    return (await this.database.row<Pick<Issue, 'id'>>(findLater, [mergeId]))?.id;
  }

  /** An issue and those that it was joined with, the nearest first. */
  async above(issueId: string): Promise<string[]> {
    return (await this.database.rows<Pick<Issue, 'id'>>(listAbove, [issueId])).map(({ id }) => id);
  }

  /** The issues that were joined with an issue, directly and over others. */
  async below(issueId: string): Promise<string[]> {
    return (await this.database.rows<Pick<Issue, 'id'>>(listBelow, [issueId])).map(({ id }) => id);
  }

  /** @returns the people with an upvote on both, and how many upvotes left the one and came to the other */
  async moveUpvotes(
    mergeId: string,
    from: string,
    to: string,
  ): Promise<{ twice: string[]; gone: number; added: number }> {
    const moved = await this.database.row<{ twice: string[]; gone: number; added: number }>(moveUpvotes, [
      mergeId,
      from,
      to,
    ]);
    return moved ?? { twice: [], gone: 0, added: 0 };
  }

  /** @returns the people whose upvotes were kept, and those of them who had none there meanwhile */
  async restoreUpvotes(mergeId: string, issueId: string): Promise<{ kept: string[]; added: string[] }> {
    const restored = await this.database.row<{ kept: string[]; added: string[] }>(restoreUpvotes, [
      mergeId,
      issueId,
    ]);
    return restored ?? { kept: [], added: [] };
  }

  /** @returns the people whose upvote is gone */
  async takeUpvotes(issueId: string, people: readonly string[]): Promise<string[]> {
    return (await this.database.row<{ gone: string[] }>(takeUpvotes, [issueId, people]))?.gone ?? [];
  }

  /** @returns how many upvotes moved */
  async moveSupporters(from: string, to: string, people: readonly string[]): Promise<number> {
    return (await this.database.row<{ moved: number }>(moveSupporters, [from, to, people]))?.moved ?? 0;
  }
}
