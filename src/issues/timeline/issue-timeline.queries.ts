import { Injectable } from '@nestjs/common';
import { DueDateChange } from '../../due-dates/entities/due-date-change.entity';
import { IssueEscalation } from '../../due-dates/entities/issue-escalation.entity';
import type { Actor } from '../../kernel/people/actor';
import { ListPages, type WantedPage } from '../../api/list-pages';
import { type CutPage, listIdentity } from '../../api/page';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { IssueAssignment } from '../entities/issue-assignment.entity';
import { type ActorGroup, IssueStatusEvent } from '../entities/issue-status-event.entity';
import { IssueQueries } from '../issue.queries';

const STATUS_EVENT = columnsOf(IssueStatusEvent, ['id', 'at'], 'e');
const STATUSES = columnsOf(IssueStatusEvent, { status: 'toStatus', feedStatus: 'toFeedStatus' }, 'e');
/** The columns of an assignment, in the order of those of a status event. */
const ASSIGNMENT = columnsOf(IssueAssignment, { id: 'id', at: 'assignedAt' }, 'a');

const ESCALATION = columnsOf(IssueEscalation, { id: 'level', at: 'at' }, 'x');
const DUE_CHANGE = columnsOf(DueDateChange, ['id', 'at'], 'd');
const DUE = columnsOf(DueDateChange, { dueAt: 'toDueAt', dueReason: 'reason' }, 'd');

/** An event with its position in the order, and the public part of its data. */
interface EventRow
  extends RowOf<typeof STATUS_EVENT>, Nullable<RowOf<typeof STATUSES>>, Nullable<RowOf<typeof DUE>> {
  source: number;
  type: 'reported' | 'status' | 'assigned' | 'escalated' | 'due';
  by: ActorGroup;
  department: IssueAssignment['department'] | null;
  office: string | null;
}

/** An event in the history of an issue. */
export type TimelineEvent = Omit<EventRow, 'source' | 'id'>;

/**
 * An issue is assigned by an official or an admin. City staff escalate it to the MP, the service to all other offices.
 * An official is shown only by the office: designation, and ward or constituency.
 */
const EVENTS = `
  select 0 as source, ${STATUS_EVENT}, ${STATUSES}, case when e.from_status is null then 'reported' else 'status' end as type,
         e.actor_group as by, null as department, null as office, null::timestamptz as "dueAt", null as "dueReason"
    from issue_status_events e where e.issue_id = :issueId
  union all
  select 1, ${ASSIGNMENT}, null, null, 'assigned', 'city', nullif(a.department, ''),
         o.designation || coalesce(', ' || coalesce(nullif(o.ward, ''), nullif(o.constituency, '')), ''),
         null, null
    from issue_assignments a left join officials o on o.id = a.assignee_id where a.issue_id = :issueId
  union all
  select 2, ${ESCALATION}, null, null, 'escalated', case when x.level = 4 then 'city' else 'service' end, null,
         x.designation || coalesce(', ' || nullif(x.place, ''), ''), null, null
    from issue_escalations x where x.issue_id = :issueId
  union all
  select 3, ${DUE_CHANGE}, null, null, 'due', case when d.reason in ('pause', 'resume') then 'city' else 'service' end,
         null, null, ${DUE}
    from due_date_changes d where d.issue_id = :issueId`;
/** All events of an issue are read and sorted: they are few. */
const history = new KeysetList<EventRow, 'issueId'>({
  name: 'issues.timeline',
  columns: '*',
  from: `(${EVENTS}) happened`,
  alias: 'happened',
  order: [
    { column: 'at', property: 'at', isTime: true },
    { column: 'source', property: 'source' },
    { column: 'id', property: 'id' },
  ],
  direction: 'asc',
});

/** The history of issues (docs/api/issues.md#timeline). */
@Injectable()
export class IssueTimelineQueries {
  constructor(
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly pages: ListPages,
  ) {}

  /**
   * The newest events of an issue, in ascending order.
   * @throws IssueNotFound if there is none, or it is hidden from the reader
   */
  async newest(issueId: string, limit: number, reader?: Actor): Promise<TimelineEvent[]> {
    await this.issues.assertVisible(issueId, reader);
    return (await history.read(this.database, { issueId }, { limit, backwards: true })).reverse();
  }

  /**
   * A page of the history of an issue, oldest first.
   * @throws IssueNotFound if there is none, or it is hidden from the reader; InvalidInput for a cursor of another list
   */
  async page(issueId: string, wanted: WantedPage, reader?: Actor): Promise<CutPage<TimelineEvent>> {
    await this.issues.assertVisible(issueId, reader);
    const timeline = listIdentity({ path: `/api/issues/${issueId}/timeline`, parameters: {} });
    return this.pages.cut(history, timeline, { issueId }, wanted);
  }
}
