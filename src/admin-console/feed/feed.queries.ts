import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import { OUTCOME_COLUMNS, type OutcomeRow, RESOLUTION_JSON, type ResolutionJson } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { FEED_CATEGORIES } from '../../kernel/categories';
import type { ConsoleScope } from '../../kernel/console';
import type { Media } from '../../media/entities/media.entity';
import { columnNames, columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import { isInScope, scopeValue } from '../access/console-scope.queries';
import { IssueAdminState } from '../entities/issue-admin-state.entity';
import type { HolderRow } from '../staff/staff-account.queries';
import { IS_DISPUTED, IS_LATE, isOf } from './feed-conditions.queries';
import { type MergeJson, MERGES_JSON } from './duplicates/issue-merges.queries';
import { type ActivityRow, listActivity } from './feed-activity.queries';
import type { FeedFilter } from './feed-filter';

/** The size of a page, and the maximum number of pinned issues before the first page. */
export const PAGE = 200;

const HIDDEN = columnsOf(Issue, ['hidden'], 'i');
const OVERRIDE = columnsOf(IssueAdminState, ['chainRoleOverride'], 's');
const TOGGLES = columnNames(IssueAdminState, {
  forced: 'forced',
  slaPaused: 'slaPaused',
  closed: 'closed',
  pinned: 'pinned',
});
/** An issue without an admin state has no row. */
const TOGGLED = Object.entries(TOGGLES).map(([name, column]) => `coalesce(s.${column}, false) as "${name}"`);
const STATE = [...TOGGLED, HIDDEN, OVERRIDE].join(', ');
const ISSUE = columnsOf(
  Issue,
  {
    id: 'id',
    title: 'title',
    category: 'categoryLabel',
    ward: 'ward',
    pincode: 'pincode',
    status: 'feedStatus',
    createdAt: 'createdAt',
    source: 'source',
    votes: 'upvotes',
    dueAt: 'dueAt',
    breachedAt: 'breachedAt',
    escalationLevel: 'escalationLevel',
  },
  'i',
);
const DETAIL = columnsOf(Issue, { city: 'city', area: 'area', categorySlug: 'category' }, 'i');
const REPORT = columnsOf(Issue, ['id', 'category', 'description', 'address', 'ward', 'lat', 'lng'], 'i');
const OF_REPORTER = columnsOf(User, { reporterName: 'displayName' }, 'u');
const COLUMNS = `${ISSUE}, ${STATE}`;
const BEFORE = `(i.created_at, i.id) < ($5, $6)`;
/** SQL for the newest pinned issues, which are listed only on the first page. */
const pins = (scope: string) => `
  select i.id, i.created_at from issue_admin_states s join issues i on i.id = s.issue_id
   where s.pinned and i.city = $1 and i.feed_status = any ($2) and ${isOf('$3', '$4')}
     and ${isInScope('i', scope)}
   order by i.created_at desc, i.id desc limit ${PAGE}`;
/**
 * A media item keeps its index. Deleted items, and those whose upload is not complete, have an index too, which is left
 * out.
 */
const TILES = `
  select m.id, m.type, m.post_url, m.redacted_at is not null as redacted, m.deleted_at is null and m.state = 'stored' as shown,
         (row_number() over (order by m.added_at, m.id) - 1)::int as index
    from media m where m.issue_id =`;

const ANY_CATEGORY = `array['${FEED_CATEGORIES.join("', '")}']`;
/** Reads the newest issues of each group from an index, and of these the newest. */
const listNewest = (name: string, groups: string, isOfGroup: string) =>
  statement(
    name,
    `with newest as (
       select i.* from unnest($2::text[]) wanted (status) ${groups}
        cross join lateral (
          select id, created_at from issues i
           where i.city = $1 and i.feed_status = wanted.status ${isOfGroup} and ${BEFORE} and ${isInScope('i', '$7')}
             and i.id <> all (array(select id from (${pins('$7')}) pins))
           order by i.created_at desc, i.id desc limit ${PAGE}) i
        order by i.created_at desc, i.id desc limit ${PAGE})
     select ${COLUMNS} from newest n join issues i on i.id = n.id left join issue_admin_states s on s.issue_id = i.id
      order by i.created_at desc, i.id desc`,
  );
const listOfCity = listNewest('console.feed', '', '');
const listOfCategory = listNewest('console.feed-of-category', '', 'and i.category_label = $4');
const listOfWard = listNewest(
  'console.feed-of-ward',
  `cross join unnest(case when $4 = '' then ${ANY_CATEGORY} else array[$4] end) of_category (label)`,
  'and i.ward = $3 and i.category_label = of_category.label',
);
/** The issues of all cities with a number, by the other filters. */
const listNumbered = statement(
  'console.feed-numbered',
  `select ${COLUMNS} from issues i left join issue_admin_states s on s.issue_id = i.id
    where right(i.id, 6) = $1 and i.feed_status = any ($2) and ${isOf('$3', '$4')}
      and ($5 = '' or ${IS_DISPUTED}) and ($6 = '' or ${IS_LATE}) and ${isInScope('i', '$7')}
    order by i.created_at desc, i.id desc limit ${PAGE}`,
);
const listPinned = statement(
  'console.feed-pinned',
  `select ${COLUMNS} from (${pins('$5')}) pins join issues i on i.id = pins.id left join issue_admin_states s on s.issue_id = i.id
    order by i.created_at desc, i.id desc`,
);
const findAll = statement(
  'console.find-issues',
  `select ${COLUMNS} from unnest($1::text[]) wanted (id)
     join issues i on i.id = wanted.id left join issue_admin_states s on s.issue_id = i.id
    order by i.created_at desc, i.id desc`,
);
const find = statement(
  'console.find-issue',
  `select ${COLUMNS}, ${DETAIL}, i.responsible, ${OF_REPORTER},
          array(select json_build_object('index', index, 'kind', type, 'redacted', redacted)
                  from (${TILES} i.id) tiles where shown order by index) as media,
          case when d.id is not null then json_build_object('id', d.id, 'title', d.title) end as "duplicateOf",
          ${MERGES_JSON} as merges,
          case when hu.id is not null then json_build_object('unitId', hu.id, 'unitName', hu.name, 'accountId', ha.id, 'accountName', ha.name) end as holder,
          ${RESOLUTION_JSON} as resolution, ${OUTCOME_COLUMNS}
     from issues i join users u on u.id = i.reporter_id left join issues d on d.id = i.duplicate_of and ${isInScope('d', '$2')} left join issue_admin_states s on s.issue_id = i.id
     left join staff_units hu on hu.id = i.holder_unit_id left join console_accounts ha on ha.id = i.holder_account_id
    where i.id = $1`,
);
const findPosition = statement(
  'console.find-position',
  `select ${columnsOf(Issue, ['id', 'createdAt'], 'i')} from issues i where i.id = $1 and ${isInScope('i', '$2')}`,
);
const findReport = statement(
  'console.find-report',
  `select ${REPORT},
          array(select json_build_object('index', index, 'id', id, 'type', type, 'postUrl', post_url)
                  from (${TILES} i.id) tiles where shown and not redacted and not i.hidden order by index) as media
     from issues i where i.id = $1`,
);
const findState = statement(
  'console.find-state',
  `select ${columnsOf(Issue, { issueId: 'id' }, 'i')}, ${STATE},
          array(select index from (${TILES} i.id) tiles where shown and redacted order by index) as "redactedMedia"
     from issues i left join issue_admin_states s on s.issue_id = i.id where i.id = $1`,
);
const findMedium = statement(
  'console.find-issue-medium',
  `select id, redacted from (${TILES} $1) tiles where shown and index = $2`,
);

/** The admin state of an issue (docs/api/console-feed.md#admin-state). */
export interface AdminState
  extends
    RowOf<typeof HIDDEN>,
    RowOf<typeof OVERRIDE>,
    Pick<IssueAdminState, 'issueId' | keyof typeof TOGGLES> {
  /** The indices of redacted media among all media the issue ever had, from 0. */
  redactedMedia: number[];
}

/** An issue in the console's list. */
export type FeedRow = RowOf<typeof ISSUE> & Omit<AdminState, 'issueId' | 'redactedMedia'>;

/** An issue on its page in the console. */
export type FeedDetailRow = FeedRow &
  RowOf<typeof DETAIL> &
  RowOf<typeof OF_REPORTER> &
  OutcomeRow & {
    /** The offices of the chain, as at the time of placing. */
    responsible: {
      officials: Partial<Record<'ward_officer' | 'corporator' | 'mla' | 'mp', { name: string } | null>>;
      police_station: { name: string } | null;
    } | null;
    media: Array<{ index: number; kind: Media['type']; redacted: boolean }>;
    /** The issue into which it was merged. */
    duplicateOf: Pick<Issue, 'id' | 'title'> | null;
    merges: MergeJson[];
    /** Who works on it. */
    holder: HolderRow | null;
    resolution: ResolutionJson | null;
  };

/** A report, with the media that citizens may see. */
export type ReportRow = RowOf<typeof REPORT> & {
  media: Array<Pick<Media, 'id' | 'type' | 'postUrl'> & { index: number }>;
};

/** @param condition an additional condition, which has an index */
function newestOf(name: string, from: string, condition: string): KeysetList<FeedRow, Filter> {
  return new KeysetList({
    name,
    columns: COLUMNS,
    from,
    alias: 'i',
    where: ['i.city = :cityId', condition, 'i.feed_status = any (:statuses)', isInScope('i', ':scope')],
    filters: { ward: 'i.ward = :ward', category: 'i.category_label = :category' },
    order: [
      { column: 'created_at', property: 'createdAt', isTime: true },
      { column: 'id', property: 'id' },
    ],
    direction: 'desc',
    joins: 'left join issue_admin_states s on s.issue_id = i.id',
    maxRows: PAGE,
  });
}
type Filter = 'cityId' | 'statuses' | 'ward' | 'category' | 'scope';
const late = newestOf('console.feed-late', 'issues i', IS_LATE);
/** Undecided requests are few: the service closes their issues in time. */
const disputed = newestOf(
  'console.feed-disputed',
  `(select distinct issue_id from reopen_requests where status = 'pending') asked
     join issues i on i.id = asked.issue_id`,
  `i.status = 'resolved'`,
);

/** Reads the console's feed; unlike other readers, city staff see hidden issues. */
@Injectable()
export class FeedQueries {
  constructor(private readonly database: Database) {}

  /** A page: on the first one the newest pinned issues, then all others, newest first; late and disputed ones
   * by time alone. */
  async list({
    cityId,
    statuses,
    ward,
    category,
    state,
    due,
    before,
    scope,
  }: FeedFilter): Promise<FeedRow[]> {
    // A late issue is not resolved, and a disputed one is.
    if (due && state) return [];
    if (due || state) {
      const of = { ward: ward || undefined, category: category || undefined };
      const values = { cityId, statuses, ...of, scope: scopeValue(scope) };
      const after = before && [before.createdAt.getTime(), before.id];
      return (due ? late : disputed).read(this.database, values, { limit: PAGE, after });
    }
    const wanted = [cityId, statuses, ward, category];
    const position = before ? [before.createdAt, before.id] : ['infinity', ''];
    const list = ward ? listOfWard : category ? listOfCategory : listOfCity;
    const newest = await this.database.rows<FeedRow>(list, [...wanted, ...position, scopeValue(scope)]);
    if (before) return newest;
    return [...(await this.database.rows<FeedRow>(listPinned, [...wanted, scopeValue(scope)])), ...newest];
  }

  /** The issues with a number, whatever their city, newest first. */
  numbered(number: string, { statuses, ward, category, state, due, scope }: FeedFilter): Promise<FeedRow[]> {
    const of = [state ?? '', due ?? '', scopeValue(scope)];
    return this.database.rows(listNumbered, [number, statuses, ward, category, ...of]);
  }

  /** Issues by their ids, newest first. */
  findAll(ids: readonly string[]): Promise<FeedRow[]> {
    return this.database.rows(findAll, [ids]);
  }

  /** @param scope what the caller may see: the issue into which it was merged is shown only there */
  find(id: string, scope: ConsoleScope): Promise<FeedDetailRow | undefined> {
    return this.database.row(find, [id, scopeValue(scope)]);
  }

  /** The position of an issue of a scope in the list. */
  position(id: string, scope: ConsoleScope): Promise<FeedFilter['before']> {
    return this.database.row(findPosition, [id, scopeValue(scope)]);
  }

  /** The report of an issue. */
  report(id: string): Promise<ReportRow | undefined> {
    return this.database.row(findReport, [id]);
  }

  /** The events of an issue, newest first. */
  activity(id: string): Promise<ActivityRow[]> {
    return this.database.rows(listActivity, [id]);
  }

  state(id: string): Promise<AdminState | undefined> {
    return this.database.row(findState, [id]);
  }

  /** A visible media item of an issue, by its index. */
  medium(id: string, index: number): Promise<{ id: Media['id']; redacted: boolean } | undefined> {
    return this.database.row(findMedium, [id, index]);
  }
}
