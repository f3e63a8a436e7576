import { Injectable } from '@nestjs/common';
import { Issue } from '../../../issues/entities/issue.entity';
import { FEED_STATUSES } from '../../../kernel/statuses';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { KeysetList } from '../../../platform/database/keyset-list';
import { statement } from '../../../platform/database/statement';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { COMPARED_WITHIN, IS_TWIN, PAIR_PLACES } from './duplicate-rules.queries';

/** How many issues are read at once. */
export const BATCH = 200;
const MAX_TWINS = 50;

const COMPARED = columnsOf(Issue, ['id', 'createdAt'], 'i');
const WHERE = columnsOf(Issue, { city: 'city', category: 'categoryLabel', ward: 'ward' }, 'x');

/**
 * SQL for pairs in one category and ward within the time limit: x after y. The condition on the label is for the index,
 * as categories can share a label. All statuses are listed because the index has the status before the time.
 */
const COMPARABLE = `
  y.city = x.city and y.ward = x.ward and y.category_label = x.category_label and y.category = x.category and y.id <> x.id
  and y.feed_status = any (array['${FEED_STATUSES.join("', '")}'])
  and y.created_at between x.created_at - interval '${COMPARED_WITHIN}' and x.created_at
  and x.ward <> '' and y.ward <> '' and not x.hidden and not y.hidden
  and x.duplicate_of is null and y.duplicate_of is null`;
const IS_OPEN = 'not c.merged and c.dismissed_at is null';
/** After an undone dismissal an issue can be in two clusters: the one where it is the first has priority. */
const OPEN_CLUSTER = `from duplicate_clusters c where c.members @> array[y.id] and ${IS_OPEN}
                       order by c.members[1] <> y.id, c.id limit 1`;
/** Issues dismissed as duplicates by city staff, in any cluster, are not duplicates. */
const IS_DISMISSED = `
  exists (select from duplicate_clusters c where c.members @> array[x.id, y.id] and c.dismissed_at is not null)`;
const findTwins = statement(
  'console.find-twins',
  `select ${columnsOf(Issue, ['id', 'createdAt'], 'y')}, ${WHERE},
          (select c.id ${OPEN_CLUSTER}) as "clusterId",
          (select c.members[1] ${OPEN_CLUSTER}) as "firstId"
     from issues x join issues y on ${COMPARABLE} ${PAIR_PLACES}
    where x.id = $1 and (${IS_TWIN}) and not ${IS_DISMISSED}
      and not exists (select from duplicate_clusters c where c.members @> array[x.id] and ${IS_OPEN})
    order by y.created_at, y.id limit ${MAX_TWINS}`,
);
/** Issues that got a picture after they were compared, and later ones that are now duplicates of them. */
const findLatePictures = statement(
  'console.find-late-pictures',
  `with late as (
     select distinct m.issue_id from media m join issues i on i.id = m.issue_id
      where m.picture_hash is not null and m.stored_at > $1 and m.stored_at <= $2
        and m.stored_at >= i.created_at + $3 * interval '1 millisecond'),
   again as (
     select issue_id as id from late
     union
     select x.id from late l join issues y on y.id = l.issue_id join issues x on ${COMPARABLE} ${PAIR_PLACES}
      where ${IS_TWIN})
   select ${COMPARED} from again a join issues i on i.id = a.id where not i.hidden
    order by i.created_at, i.id`,
);

/**
 * Issues of dismissed clusters that may be duplicates of another issue than the first. SQL, as it reads each member of
 * an array.
 */
const findDismissed = statement(
  'console.find-dismissed',
  `select ${COMPARED} from duplicate_clusters c join issues i on i.id = any (c.members[2:])
    where c.dismissed_at > $1 and c.dismissed_at <= $2 and not i.hidden order by i.created_at, i.id`,
);

/** In SQL: the current row decides whether the issue is added, and the new state. */
const growCluster = statement(
  'console.grow-cluster',
  `update duplicate_clusters c set last_at = greatest(last_at, $3), members = array_append(members, $2)
    where id = $1 and ${IS_OPEN} and not members @> array[$2] returning ${columnsOf(DuplicateCluster, ['id'], 'c')}`,
);

/** An issue to compare, and its position in the order. */
export type ComparedIssue = RowOf<typeof COMPARED>;

const compared = new KeysetList<ComparedIssue, 'until'>({
  name: 'console.next-to-compare',
  columns: COMPARED,
  from: 'issues i',
  alias: 'i',
  where: ['not i.hidden', 'i.created_at < :until'],
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'asc',
  isBounded: true,
  maxRows: BATCH,
});

/** An issue that seems to be the same as another. */
export interface Twin extends ComparedIssue, RowOf<typeof WHERE> {
  /** Its cluster, and the first issue of that; null if it is in none. */
  clusterId: DuplicateCluster['id'] | null;
  firstId: Issue['id'] | null;
}

/** Finds issues that seem to be the same. */
@Injectable()
export class TwinQueries {
  constructor(private readonly database: Database) {}

  /** A batch of issues reported before a time, oldest first; after the last one of the batch before. */
  next(until: Date, after?: { at: string; id: string }): Promise<ComparedIssue[]> {
    return compared.read(this.database, { until }, { limit: BATCH, after: after && [after.at, after.id] });
  }

  /**
   * Issues that got a picture after they were compared, and later ones that are now duplicates of them.
   * @param after the time up to which pictures were processed
   * @param settledMs how long after its report an issue is compared
   */
  withLatePictures(after: string, until: Date, settledMs: number): Promise<ComparedIssue[]> {
    return this.database.rows(findLatePictures, [after, until, settledMs]);
  }

  /**
   * The issues of dismissed clusters, except the first of each: each may be a duplicate of another issue, which was not
   * possible while the cluster was open.
   * @param after the time up to which dismissals were processed
   */
  dismissed(after: string, until: Date): Promise<ComparedIssue[]> {
    return this.database.rows(findDismissed, [after, until]);
  }

  /** The earlier issues that seem to be the same as an issue that is in no open cluster. */
  of(issueId: string): Promise<Twin[]> {
    return this.database.rows(findTwins, [issueId]);
  }

  /**
   * Adds an issue to a cluster, if it is not a member yet.
   * @returns whether it was added; false if the cluster was merged or dismissed meanwhile
   */
  async addTo(clusterId: string, issueId: string, createdAt: Date): Promise<boolean> {
    return (await this.database.rows(growCluster, [clusterId, issueId, createdAt])).length > 0;
  }
}
