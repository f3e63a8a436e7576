import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import { FEED_STATUSES } from '../../kernel/statuses';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { DuplicateCluster } from '../entities/duplicate-cluster.entity';
import { COMPARED_WITHIN, IS_TWIN } from './duplicate-rules.queries';

/** How many issues are read at once. */
export const BATCH = 200;
const MAX_TWINS = 50;

const COMPARED = columnsOf(Issue, ['id', 'createdAt'], 'i');
const WHERE = columnsOf(Issue, { city: 'city', category: 'categoryLabel', ward: 'ward' }, 'x');

const nextIssues = statement(
  'console.next-to-compare',
  `select ${COMPARED} from issues i
    where not hidden and (created_at, id) > ($1, $2) and created_at < $3 order by created_at, id limit ${BATCH}`,
);
/**
 * What is reported of one category in one ward, shortly after one another: x after y. Categories may share a label, by
 * which the index goes. All statuses are named for the index that has them before the time.
 */
const COMPARABLE = `
  y.city = x.city and y.ward = x.ward and y.category_label = x.category_label and y.category = x.category and y.id <> x.id
  and y.feed_status = any (array['${FEED_STATUSES.join("', '")}'])
  and y.created_at between x.created_at - interval '${COMPARED_WITHIN}' and x.created_at
  and x.ward <> '' and y.ward <> '' and not x.hidden and not y.hidden
  and x.duplicate_of is null and y.duplicate_of is null`;
const IS_OPEN = 'not c.merged and c.dismissed_at is null';
/** One may be in two where a decision was taken back: rather the one whose first it is. */
const OPEN_CLUSTER = `from duplicate_clusters c where c.members @> array[y.id] and ${IS_OPEN}
                       order by c.members[1] <> y.id, c.id limit 1`;
/** What city staff have said to be no duplicates, in whichever cluster, are no twins. */
const IS_DISMISSED = `
  exists (select from duplicate_clusters c where c.members @> array[x.id, y.id] and c.dismissed_at is not null)`;
const findTwins = statement(
  'console.find-twins',
  `select ${columnsOf(Issue, ['id', 'createdAt'], 'y')}, ${WHERE},
          (select c.id ${OPEN_CLUSTER}) as "clusterId",
          (select c.members[1] ${OPEN_CLUSTER}) as "firstId"
     from issues x join issues y on ${COMPARABLE}
    where x.id = $1 and (${IS_TWIN}) and not ${IS_DISMISSED}
      and not exists (select from duplicate_clusters c where c.members @> array[x.id] and ${IS_OPEN})
    order by y.created_at, y.id limit ${MAX_TWINS}`,
);
/** Issues that got a picture after they were compared, and later ones that are their twins now. */
const findLatePictures = statement(
  'console.find-late-pictures',
  `with late as (
     select distinct m.issue_id from media m join issues i on i.id = m.issue_id
      where m.picture_hash is not null and m.stored_at > $1 and m.stored_at <= $2
        and m.stored_at >= i.created_at + $3 * interval '1 millisecond'),
   again as (
     select issue_id as id from late
     union
     select x.id from late l join issues y on y.id = l.issue_id join issues x on ${COMPARABLE} where ${IS_TWIN})
   select ${COMPARED} from again a join issues i on i.id = a.id where not i.hidden
    order by i.created_at, i.id`,
);

/** What may be a duplicate of another issue than the first of a dismissed cluster. SQL: it goes through the members. */
const findDismissed = statement(
  'console.find-dismissed',
  `select ${COMPARED} from duplicate_clusters c join issues i on i.id = any (c.members[2:])
    where c.dismissed_at > $1 and c.dismissed_at <= $2 and not i.hidden order by i.created_at, i.id`,
);

/** SQL: what is there decides whether the issue is added, and what the row holds then. */
const growCluster = statement(
  'console.grow-cluster',
  `update duplicate_clusters c set last_at = greatest(last_at, $3), members = array_append(members, $2)
    where id = $1 and ${IS_OPEN} and not members @> array[$2] returning ${columnsOf(DuplicateCluster, ['id'], 'c')}`,
);

/** An issue to be compared, and its place in the order. */
export type ComparedIssue = RowOf<typeof COMPARED>;

/** An issue that seems to be the same as another. */
export interface Twin extends ComparedIssue, RowOf<typeof WHERE> {
  /** The cluster it is in, and the first of that; null: none. */
  clusterId: DuplicateCluster['id'] | null;
  firstId: Issue['id'] | null;
}

/** Finds issues that seem to be one. */
@Injectable()
export class TwinQueries {
  constructor(private readonly database: Database) {}

  /** Issues that were reported before a time, the oldest first; a batch of those after a place in this order. */
  next(after: { at: string; id: string }, until: Date): Promise<ComparedIssue[]> {
    return this.database.rows(nextIssues, [after.at, after.id, until]);
  }

  /**
   * Issues that got a picture after they were compared, and later ones that are their twins now.
   * @param after the moment pictures were looked at last
   * @param settledMs how long after its report an issue was compared
   */
  withLatePictures(after: string, until: Date, settledMs: number): Promise<ComparedIssue[]> {
    return this.database.rows(findLatePictures, [after, until, settledMs]);
  }

  /**
   * The later issues of clusters that were dismissed: each may be a duplicate of another issue than the first of its
   * cluster, which it could not be while that cluster was open.
   * @param after the moment clusters were looked at last
   */
  dismissed(after: string, until: Date): Promise<ComparedIssue[]> {
    return this.database.rows(findDismissed, [after, until]);
  }

  /** The earlier issues that seem to be the same as one that is in no open cluster. */
  of(issueId: string): Promise<Twin[]> {
    return this.database.rows(findTwins, [issueId]);
  }

  /**
   * Adds an issue to a cluster that does not have it.
   * @returns whether it did: not to one that was merged or dismissed meanwhile
   */
  async addTo(clusterId: string, issueId: string, createdAt: Date): Promise<boolean> {
    return (await this.database.rows(growCluster, [clusterId, issueId, createdAt])).length > 0;
  }
}
