import { Injectable } from '@nestjs/common';
import { City } from '../accountability/entities/city.entity';
import { Issue } from '../issues/entities/issue.entity';
import { IssueStatusEvent } from '../issues/entities/issue-status-event.entity';
import { columnsOf, type InJson, jsonOf, type Nullable, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';
import { DueDateChange } from './entities/due-date-change.entity';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { SlaPause } from './entities/sla-pause.entity';
import { SlaPolicy } from './entities/sla-policy.entity';
import { WorkingCalendar } from './entities/working-calendar.entity';

const DEFAULT_HOURS = 48;

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
const CHANGE = columnsOf(DueDateChange, ['at', 'fromDueAt', 'toDueAt', 'reason']);
const ESCALATION = columnsOf(IssueEscalation, ['level', 'designation', 'place', 'at', 'dueAt']);
const STEP_DUE = columnsOf(Issue, { id: 'id', at: 'nextEscalationAt' });
const LATER_DUE = columnsOf(Issue, { id: 'id', at: 'dueAt' });

/**
 * The policy that names most of what the issue is; of two that name as much, the one of a ward, then of a category,
 * then of a priority, then the newer one.
 */
const FOLLOWED = `
  select p.* from sla_policies p
   where (p.city is null or p.city = i.city) and (p.category is null or p.category = i.category)
     and (p.priority is null or p.priority = i.priority) and (p.ward is null or p.ward = i.ward)
     and p.valid_from <= i.created_at and (p.retired_at is null or p.retired_at > i.created_at)
   order by num_nonnulls(p.city, p.category, p.priority, p.ward) desc, p.ward is null, p.category is null,
            p.priority is null, p.valid_from desc, p.id
   limit 1`;

/** The hours of the category label that were in force when the issue was reported. */
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
const listChanges = statement(
  'due-dates.changes',
  `select ${CHANGE} from due_date_changes where issue_id = $1 order by id`,
);
const listEscalations = statement(
  'due-dates.escalations',
  `select ${ESCALATION} from issue_escalations where issue_id = $1 order by level`,
);
const findStepsDue = statement(
  'due-dates.steps-due',
  `select ${STEP_DUE} from issues
    where next_escalation_at is not null and not hidden
      and next_escalation_at <= $1 and (next_escalation_at, id) > ($2, $3)
    order by next_escalation_at, id limit $4`,
);

/** By an index of such issues alone, which are few: of most the next step is due with the due date. */
const findLaterMissed = statement(
  'due-dates.later-missed',
  `select ${LATER_DUE} from issues
    where due_at is distinct from breached_at and due_at is distinct from next_escalation_at
      and status in ('open', 'in_progress') and not hidden
      and due_at <= $1 and (due_at, id) > ($2, $3)
    order by due_at, id limit $4`,
);

/** By an index of such pauses alone: there are none but those of a version that had no bound. */
const listLongPauses = statement(
  'due-dates.long-pauses',
  `select ${LONG_PAUSE} from sla_pauses s
    where s.ended_at is null and s.until_at - s.from_at > interval '366 days' and s.until_at > $1
    order by s.until_at limit 200`,
);

/** All that the due date of an issue follows from. */
export interface FactsRow
  extends
    RowOf<typeof ISSUE>,
    RowOf<typeof CITY>,
    Nullable<RowOf<typeof POLICY>>,
    Nullable<RowOf<typeof CALENDAR>>,
    Nullable<RowOf<typeof STEP>> {
  hours: number;
  /** Of a policy with working hours: as `2026-11-08`. */
  holidays: string[];
  /** The oldest first. */
  pauses: Array<InJson<Pick<SlaPause, 'fromAt' | 'untilAt' | 'endedAt' | 'reason'>>>;
  /** Every change of status, the oldest first. */
  events: Array<InJson<Pick<IssueStatusEvent, 'toStatus' | 'at'>>>;
}

/** An issue the sweep has to look at, and its place in the order. */
export interface SweptIssue {
  id: string;
  at: Date;
}

/** The issues the sweep has to look at by a time, after the last of the batch before. */
export type SweptIssues = (now: Date, after: SweptIssue | undefined, limit: number) => Promise<SweptIssue[]>;

/** The reads due dates are calculated from. */
@Injectable()
export class DueDateQueries {
  constructor(private readonly database: Database) {}

  /** What the due date of an issue follows from; undefined where there is no such issue. */
  facts(issueId: string): Promise<FactsRow | undefined> {
    return this.database.row<FactsRow>(findFacts, [issueId]);
  }

  /** Every change of the due date of an issue, the oldest first. */
  changes(issueId: string): Promise<Array<RowOf<typeof CHANGE>>> {
    return this.database.rows(listChanges, [issueId]);
  }

  /** The offices an issue was escalated to, the first one first. */
  escalations(issueId: string): Promise<Array<RowOf<typeof ESCALATION>>> {
    return this.database.rows(listEscalations, [issueId]);
  }

  /** Issues whose next step is due, in its order. Hidden ones are left out. */
  readonly stepsDue: SweptIssues = (now, after, limit) => this.swept(findStepsDue, now, after, limit);

  /**
   * Issues whose due date passed and was not seen to, of which no step is due by it, in its order. Hidden ones are left
   * out.
   */
  readonly laterMissed: SweptIssues = (now, after, limit) => this.swept(findLaterMissed, now, after, limit);

  /** Pauses that go on and are longer than any may be, 200 at the most. */
  longPauses(now: Date): Promise<Array<RowOf<typeof LONG_PAUSE>>> {
    return this.database.rows(listLongPauses, [now]);
  }

  private swept(
    find: Statement,
    now: Date,
    after: SweptIssue | undefined,
    limit: number,
  ): Promise<SweptIssue[]> {
    return this.database.rows<SweptIssue>(find, [now, after?.at ?? new Date(0), after?.id ?? '', limit]);
  }
}
