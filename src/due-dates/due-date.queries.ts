import { Injectable } from '@nestjs/common';
import { City } from '../accountability/entities/city.entity';
import { Issue } from '../issues/entities/issue.entity';
import { IssueStatusEvent } from '../issues/entities/issue-status-event.entity';
import { columnsOf, type InJson, jsonOf, type Nullable, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { statement } from '../platform/database/statement';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { SlaPause } from './entities/sla-pause.entity';
import { SlaPolicy } from './entities/sla-policy.entity';
import { WorkingCalendar } from './entities/working-calendar.entity';

const DEFAULT_HOURS = 48;
/** How many issues the sweep reads at once, at most. */
const MAX_SWEPT = 200;

const ISSUE = columnsOf(
  Issue,
  [
    'createdAt',
    'status',
    'city',
    'ward',
    'jurisdictionId',
    'pincode',
    'dueAt',
    'breachedAt',
    'escalationLevel',
    'nextEscalationAt',
  ],
  'i',
);
const CITY = columnsOf(City, ['timeZone'], 'c');
const POLICY = columnsOf(
  SlaPolicy,
  {
    policyId: 'id',
    clock: 'clock',
    sourceUrl: 'sourceUrl',
    validFrom: 'validFrom',
    policyCity: 'city',
    policyCategory: 'category',
    policyPriority: 'priority',
    policyWard: 'ward',
  },
  'p',
);
const CALENDAR = columnsOf(WorkingCalendar, ['weekdays', 'opensMinute', 'closesMinute'], 'k');
const LONG_PAUSE = columnsOf(SlaPause, ['id', 'issueId'], 's');
const PAUSE = jsonOf(SlaPause, ['fromAt', 'untilAt', 'endedAt', 'reason'], 's');
const EVENT = jsonOf(IssueStatusEvent, ['toStatus', 'at'], 'e');
const STEP = columnsOf(IssueEscalation, { lastStepAt: 'at' }, 'x');
const STEP_DUE = columnsOf(Issue, { id: 'id', at: 'nextEscalationAt' });
const DUE_CURSOR = columnsOf(Issue, { id: 'id', at: 'dueAt' });

/**
 * The policy that matches the most attributes of the issue. Among equal ones, the order is: with a ward, with a
 * category, with a priority, newer.
 */
const FOLLOWED = `
  select p.* from sla_policies p
   where (p.city is null or p.city = i.city) and (p.category is null or p.category = i.category)
     and (p.priority is null or p.priority = i.priority) and (p.ward is null or p.ward = i.ward)
     and p.valid_from <= i.created_at and (p.retired_at is null or p.retired_at > i.created_at)
   order by num_nonnulls(p.city, p.category, p.priority, p.ward) desc, p.ward is null, p.category is null,
            p.priority is null, p.valid_from desc, p.id
   limit 1`;

/** The default hours of the category label at the time of the report. */
const DEFAULT_OF_REPORT = `
  (select (v.hours ->> i.category_label)::integer from sla_default_hours v
    where v.valid_from <= i.created_at order by v.id desc limit 1)`;

const findFacts = statement(
  'due-dates.facts',
  `select ${ISSUE}, ${CITY}, ${POLICY}, ${CALENDAR},
          coalesce(p.hours, ${DEFAULT_OF_REPORT}, ${DEFAULT_HOURS}) as hours,
          case when p.clock = 'working' then array(
            select h.date::text from city_holidays h
             where h.city = i.city and h.date >= i.created_at::date - 1 order by h.date) else '{}' end as holidays,
          (select coalesce(json_agg(json_build_object(${PAUSE}) order by s.from_at), '[]')
             from sla_pauses s where s.issue_id = i.id) as pauses,
          (select coalesce(json_agg(json_build_object(${EVENT}) order by e.id), '[]')
             from issue_status_events e where e.issue_id = i.id) as events,
          (select ${STEP} from issue_escalations x where x.issue_id = i.id order by x.level desc limit 1)
     from issues i join cities c on c.slug = i.city
     left join lateral (${FOLLOWED}) p on true
     left join working_calendars k on k.city = i.city
    where i.id = $1`,
);
/** By a partial index on such pauses: only an earlier version, without a maximum length, could create them. */
const listLongPauses = statement(
  'due-dates.long-pauses',
  `select ${LONG_PAUSE} from sla_pauses s
    where s.ended_at is null and s.until_at - s.from_at > interval '366 days' and s.until_at > $1
    order by s.until_at limit 200`,
);

/** The row with all facts a due date is calculated from. */
export interface FactsRow
  extends
    RowOf<typeof ISSUE>,
    RowOf<typeof CITY>,
    Nullable<RowOf<typeof POLICY>>,
    Nullable<RowOf<typeof CALENDAR>>,
    Nullable<RowOf<typeof STEP>> {
  hours: number;
  /** For a policy with working hours: days in the form `2026-11-08`. */
  holidays: string[];
  /** Oldest first. */
  pauses: Array<InJson<Pick<SlaPause, 'fromAt' | 'untilAt' | 'endedAt' | 'reason'>>>;
  /** Every change of status, oldest first. */
  events: Array<InJson<Pick<IssueStatusEvent, 'toStatus' | 'at'>>>;
}

/** An issue for the sweep to process, and its position in the order. */
export interface SweptIssue {
  id: string;
  at: Date;
}

/** @param column the time at which an issue is to be processed */
function sweptBy(
  name: string,
  column: string,
  columns: string,
  where: readonly string[],
): KeysetList<SweptIssue, 'now'> {
  return new KeysetList({
    name,
    columns,
    from: 'issues i',
    alias: 'i',
    where: [...where, 'not i.hidden', `i.${column} <= :now`],
    order: [
      { column, property: 'at', isTime: true },
      { column: 'id', property: 'id' },
    ],
    direction: 'asc',
    maxRows: MAX_SWEPT,
  });
}

const stepsDue = sweptBy('due-dates.steps-due', 'next_escalation_at', STEP_DUE, [
  'i.next_escalation_at is not null',
]);
/** By a partial index on such issues, which are few: for most issues the next step is due at the due date. */
const laterMissed = sweptBy('due-dates.later-missed', 'due_at', DUE_CURSOR, [
  'i.due_at is distinct from i.breached_at',
  'i.due_at is distinct from i.next_escalation_at',
  `i.status in ('open', 'in_progress')`,
]);

/** Reads the issues the sweep must process at a time, after the last one of the previous batch. */
export type SweptIssues = (now: Date, after: SweptIssue | undefined, limit: number) => Promise<SweptIssue[]>;

/** Reads the facts from which due dates are calculated. */
@Injectable()
export class DueDateQueries {
  constructor(private readonly database: Database) {}

  /** The facts of an issue; undefined if there is no such issue. */
  facts(issueId: string): Promise<FactsRow | undefined> {
    return this.database.row<FactsRow>(findFacts, [issueId]);
  }

  /** Issues whose next escalation is due, in this order. Hidden ones are excluded. */
  readonly stepsDue: SweptIssues = (now, after, limit) => this.swept(stepsDue, now, after, limit);

  /**
   * Issues whose due date has passed without being processed, and whose next escalation is not due yet, in this order.
   * Hidden ones are excluded.
   */
  readonly laterMissed: SweptIssues = (now, after, limit) => this.swept(laterMissed, now, after, limit);

  /** Pauses under way that are longer than the maximum, at most 200. */
  longPauses(now: Date): Promise<Array<RowOf<typeof LONG_PAUSE>>> {
    return this.database.rows(listLongPauses, [now]);
  }

  private swept(
    list: KeysetList<SweptIssue, 'now'>,
    now: Date,
    after: SweptIssue | undefined,
    limit: number,
  ): Promise<SweptIssue[]> {
    return list.read(this.database, { now }, { limit, after: after && list.positionOf(after) });
  }
}
