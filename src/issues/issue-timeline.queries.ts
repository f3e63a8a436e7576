import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import { Cursors, cutPage, listIdentity } from '../api/page';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueQueries } from './issue.queries';

/** On whose side something was done: the reporter's, the city's (its officials, admins and staff), or the service's. */
export type TimelineActor = 'reporter' | 'city' | 'service';

/** Something that happened to an issue, as far as everyone may know. */
export interface TimelineEvent {
  type: 'reported' | 'status' | 'assigned';
  at: Date;
  by: TimelineActor;
  status: LifecycleStatus | null;
  feedStatus: FeedStatus | null;
  department: string | null;
  office: string | null;
}

/** An event with its place in the order. */
interface EventRow extends TimelineEvent {
  source: number;
  id: string;
}

/**
 * Whoever assigns an issue is an official or an admin. An official is named by the office alone: designation, and ward
 * or constituency.
 */
const EVENTS = `
  select 0 as source, e.id, e.at, case when e.from_status is null then 'reported' else 'status' end as type,
         case when e.surface = 'console' then 'city' when e.actor_id is null then 'service'
              when e.actor_id = i.reporter_id then 'reporter' else 'city' end as by,
         e.to_status as status, e.to_feed_status as "feedStatus", null as department, null as office
    from issue_status_events e join issues i on i.id = e.issue_id where e.issue_id = $1
  union all
  select 1, a.id, a.assigned_at, 'assigned', 'city', null, null, nullif(a.department, ''),
         o.designation || coalesce(', ' || coalesce(nullif(o.ward, ''), nullif(o.constituency, '')), '')
    from issue_assignments a left join officials o on o.id = a.assignee_id where a.issue_id = $1`;
const firstPage = statement(
  'issues.timeline-first-page',
  `select * from (${EVENTS}) happened order by at, source, id limit $2`,
);
const nextPage = statement(
  'issues.timeline-next-page',
  `select * from (${EVENTS}) happened where (at, source, id) > ($3, $4::integer, $5::bigint)
    order by at, source, id limit $2`,
);

/** A page of events, and the cursor of the next one. */
export interface TimelinePage {
  shown: readonly TimelineEvent[];
  nextKey: string | null;
}

/** What happened to issues (docs/api/issues.md#timeline). */
@Injectable()
export class IssueTimelineQueries {
  constructor(
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly cursors: Cursors,
  ) {}

  /**
   * A page of what happened to an issue, the oldest first.
   * @throws IssueNotFound when there is none, or it is hidden from the reader; InvalidInput for a foreign cursor
   */
  async page(
    issueId: string,
    { limit, lastKey }: { limit: number; lastKey?: string },
    reader?: Actor,
  ): Promise<TimelinePage> {
    await this.issues.assertVisible(issueId, reader);
    const timeline = listIdentity({ path: `/api/issues/${issueId}/timeline`, parameters: {} });
    const values: unknown[] = [issueId, limit + 1];
    if (lastKey !== undefined) {
      const [at, source, id] = this.cursors.open(timeline, lastKey);
      values.push(new Date(at as number), source, id);
    }
    const rows = await this.database.rows<EventRow>(lastKey === undefined ? firstPage : nextPage, values);
    return cutPage(rows, limit, ({ at, source, id }) =>
      this.cursors.seal(timeline, [at.getTime(), source, id]),
    );
  }
}
