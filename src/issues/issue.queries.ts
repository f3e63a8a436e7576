import { Injectable } from '@nestjs/common';
import { ownerOf, personaOf } from '../auth';
import type { Actor } from '../kernel/people/actor';
import { CATEGORY_SLUGS, type CategorySlug } from '../kernel/categories';
import { CITY_SLUGS, type CitySlug } from '../kernel/cities';
import { PRIORITIES, type Priority } from '../kernel/priorities';
import { isDone, LIFECYCLE_STATUSES, type LifecycleStatus } from '../kernel/statuses';
import { Media } from '../media/entities/media.entity';
import { ReadLogService } from '../personal-data';
import { columnsOf, jsonOf, type Nullable, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Issue } from './entities/issue.entity';
import type { LockedIssue } from './issue';
import { IssueAssignment } from './entities/issue-assignment.entity';
import { IssueRollupCell } from './entities/issue-rollup-cell.entity';
import { IssueNotFound } from './issue.errors';
import { canSee, canSeeExactPlace, isOwn } from './issue.policy';
import {
  BEFORE_AFTER_JSON,
  CONFIRMATION,
  OUTCOME_REASON_JSON,
  RESOLUTION_JSON,
} from './issue-resolution.queries';
import { DUPLICATE_OF, type ExactPlaceOfIssue, ISSUE_COLUMNS, type IssueDetailRow } from './issue.rows';
import { IssuePlacePrivacyQueries } from './privacy/issue-place-privacy.queries';
import { precisionOf } from './privacy/place-of-issue';

/** SQL: what can be shown of the media of the issues that were joined with an issue (i), directly and over others. */
const JOINED_MEDIA = `(
            with recursive down as (
              select j.issue_id from issue_merges j
               where j.canonical_issue_id = i.id and j.issue_id <> i.id and j.undone_at is null
              union
              select j.issue_id from down join issue_merges j on j.canonical_issue_id = down.issue_id
               where j.undone_at is null)
            select json_agg(json_build_object(
                     ${jsonOf(Media, ['id', 'type', 'postUrl', 'addedAt', 'state', 'issueId'], 'm')}) order by m.added_at, m.id)
              from down join issues o on o.id = down.issue_id and o.duplicate_of is not null and not o.withheld
              join media m on m.issue_id = o.id and m.deleted_at is null and m.redacted_at is null
               and (m.state = 'stored' or m.post_url is not null))`;

const ASSIGNEE = columnsOf(IssueAssignment, ['assigneeId', 'assigneeName'], 'a');
const findDetail = statement(
  'issues.detail',
  `select ${ISSUE_COLUMNS}, i.withheld, ${ownerOf('i.reporter_id')} as "ownerId",
          ${personaOf('$2', '$1')} as "persona", ${DUPLICATE_OF}, u.display_name as "reporterName",
          ${ASSIGNEE},
          exists (select from issue_upvotes v where v.issue_id = i.id and v.user_id = $2) as "hasUpvoted",
          case when i.media_count > 0 then (
            select json_agg(json_build_object(${jsonOf(Media, ['id', 'type', 'postUrl', 'addedAt', 'state'], 'm')})
                            order by m.added_at, m.id)
              from media m where m.issue_id = i.id and m.deleted_at is null and m.redacted_at is null) end as media,
          ${JOINED_MEDIA} as "joinedMedia",
          case when i.status in ('resolved', 'closed') then ${RESOLUTION_JSON} end as resolution,
          ${OUTCOME_REASON_JSON} as "outcomeReason", ${BEFORE_AFTER_JSON} as "beforeAfter",
          ${CONFIRMATION} as confirmation
     from issues i
     join users u on u.id = i.reporter_id
     left join lateral (
       select assignee_id, assignee_name from issue_assignments
        where issue_id = i.id order by id desc limit 1) a on true
    where i.id = $1`,
);
const VISIBILITY = columnsOf(Issue, ['id', 'city', 'status', 'reporterId', 'hidden', 'withheld']);
const OWNER = `${ownerOf('i.reporter_id')} as "ownerId"`;
const findVisibility = statement(
  'issues.visibility',
  `select ${VISIBILITY}, ${OWNER} from issues i where id = $1`,
);
/** What decides about requests to an issue. */
export type VisibleIssue = RowOf<typeof VISIBILITY> & Pick<LockedIssue, 'ownerId'>;

const COUNTED = columnsOf(IssueRollupCell, ['city', 'category', 'priority', 'status']);
const countAll = statement(
  'issues.rollup',
  `with cells as (
     select city, category, priority, status, sum(issues) as issues, sum(not_repaired) as not_repaired
       from issue_rollup group by city, category, priority, status)
   select ${COUNTED}, sum(issues)::int as issues, sum(not_repaired)::int as "notRepaired"
     from cells group by grouping sets ((city, status), (category, status), (priority))`,
);

const countOfCity = statement(
  'issues.rollup-of-city',
  `select status, sum(issues)::int as issues, sum(not_repaired)::int as "notRepaired"
     from issue_rollup where city = $1 group by status`,
);

/** A count: by status within a city or a category, or by priority only. */
type CountRow = Nullable<RowOf<typeof COUNTED>> & { issues: number; notRepaired: number };

type CityRow = Pick<CountRow, 'issues' | 'notRepaired'> & { status: LifecycleStatus };

/** The issues of a city; those that were resolved or closed without a repair are not counted. */
export interface CityFigures {
  open: number;
  inProgress: number;
  repaired: number;
}

type Counts<Value extends string> = Record<Value, number>;

/** The number of issues everyone may see, by each property. */
export interface IssueFigures {
  total: number;
  byStatus: Counts<LifecycleStatus>;
  byPriority: Counts<Priority>;
  byCity: Counts<CitySlug>;
  /** The issues that are resolved or closed, without those that were not repaired. */
  repairedByCity: Counts<CitySlug>;
  byCategory: Counts<CategorySlug>;
  /** For each city and each category, its issues by status. */
  statusByCity: Record<CitySlug, Counts<LifecycleStatus>>;
  statusByCategory: Record<CategorySlug, Counts<LifecycleStatus>>;
}

/** Reads single issues, and figures over all issues. */
@Injectable()
export class IssueQueries {
  constructor(
    private readonly database: Database,
    private readonly places: IssuePlacePrivacyQueries,
    private readonly readLog: ReadLogService,
  ) {}

  /**
   * An issue as the actor may see it. If that is more exact than everyone sees it, and not their own, the read is
   * logged.
   * @throws IssueNotFound
   */
  async detail(id: string, actor: Actor | undefined): Promise<IssueDetailRow> {
    const row = await this.database.row<IssueDetailRow & Pick<Issue, 'withheld'>>(findDetail, [
      id,
      actor?.id,
    ]);
    if (!row || !canSee(actor, row)) throw new IssueNotFound();
    return canSeeExactPlace(actor, row) ? { ...row, exact: await this.exactFor(actor, row) } : row;
  }

  private async exactFor(actor: Actor, row: IssueDetailRow): Promise<ExactPlaceOfIssue> {
    const place = await this.places.exactOf(row.id);
    if (place && !isOwn(actor, row))
      await this.readLog.record({
        reader: { id: actor.id, role: actor.tokenRole, cities: null },
        route: 'GET /api/issues/:id',
        kinds: ['exact_place'],
        subjects: [row.ownerId],
      });
    return { precision: precisionOf({ ...row, precision: place?.precision ?? null }), place };
  }

  /**
   * Checks that there is an issue the actor may see, for requests about things that belong to it.
   * @throws IssueNotFound
   */
  async assertVisible(id: string, actor: Actor | undefined): Promise<VisibleIssue> {
    const row = await this.database.row<VisibleIssue>(findVisibility, [id]);
    if (!row || !canSee(actor, row)) throw new IssueNotFound();
    return row;
  }

  /** The statistics, read from the rollup table: their cost does not grow with the number of issues. */
  async figures(): Promise<IssueFigures> {
    const rows = await this.database.rows<CountRow>(countAll);
    const figures: IssueFigures = {
      total: 0,
      byStatus: zeros(LIFECYCLE_STATUSES),
      byPriority: zeros(PRIORITIES),
      byCity: zeros(CITY_SLUGS),
      repairedByCity: zeros(CITY_SLUGS),
      byCategory: zeros(CATEGORY_SLUGS),
      statusByCity: each(CITY_SLUGS, () => zeros(LIFECYCLE_STATUSES)),
      statusByCategory: each(CATEGORY_SLUGS, () => zeros(LIFECYCLE_STATUSES)),
    };
    for (const row of rows) add(figures, row);
    return figures;
  }

  /** The number of issues of one city that wait, are worked on, and were repaired. */
  async figuresOf(city: CitySlug): Promise<CityFigures> {
    const rows = await this.database.rows<CityRow>(countOfCity, [city]);
    const figures: CityFigures = { open: 0, inProgress: 0, repaired: 0 };
    for (const { status, issues, notRepaired } of rows) {
      if (isDone(status)) figures.repaired += issues - notRepaired;
      else figures[status === 'open' ? 'open' : 'inProgress'] += issues;
    }
    return figures;
  }
}

function add(
  figures: IssueFigures,
  { city, category, priority, status, issues, notRepaired }: CountRow,
): void {
  if (city && status) {
    figures.total += issues;
    figures.byStatus[status] += issues;
    figures.byCity[city] += issues;
    if (isDone(status)) figures.repairedByCity[city] += issues - notRepaired;
    figures.statusByCity[city][status] += issues;
  } else if (category && status) {
    figures.byCategory[category] += issues;
    figures.statusByCategory[category][status] += issues;
  } else if (priority) {
    figures.byPriority[priority] += issues;
  }
}

function each<Key extends string, Value>(keys: readonly Key[], make: () => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;
}

function zeros<Key extends string>(keys: readonly Key[]): Counts<Key> {
  return each(keys, () => 0);
}
