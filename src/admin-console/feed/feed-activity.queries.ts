import { IssueStatusEvent } from '../../issues/entities/issue-status-event.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';

const CHANGE = columnsOf(
  IssueStatusEvent,
  { at: 'at', from: 'fromFeedStatus', to: 'toFeedStatus', note: 'note' },
  'e',
);
/** The events of an issue, newest first. */
export const listActivity = statement(
  'console.issue-activity',
  `select * from (
     select ${CHANGE}, e.id as place, null as act, coalesce(u.display_name, a.name) as "by", null::jsonb as before, null::jsonb as after
       from issue_status_events e
       join issues i on i.id = e.issue_id
       left join users u on u.id = case when e.actor_group = 'reporter' then i.reporter_id else e.actor_id end
       left join console_accounts a on a.id = e.actor_id
      where e.issue_id = $1
     union all
     select r.at, null, null, r.note, r.position, r.action, r.actor_name, r.before, r.after from audit_records r
      where target_kind = 'issue' and target_id = $1 and action <> 'issue.status_change'
     union all
     select r.at, null, null, r.note, r.position, r.action, r.actor_name, r.before, r.after
       from duplicate_clusters c join audit_records r on r.target_kind = 'duplicate_cluster' and r.target_id = c.id
      where c.members @> array[$1] and r.action in ('duplicate_cluster.merge', 'duplicate_cluster.undo')
     union all
     select s.assigned_at, null, s.assignee_name, s.note, s.id, 'assigned', u.display_name, null, null
       from issue_assignments s join users u on u.id = s.assigned_by where s.issue_id = $1) happened
    order by at desc, place desc limit 100`,
);

/** An event of an issue. */
export interface ActivityRow extends Omit<RowOf<typeof CHANGE>, 'to'> {
  /** The new status, the role an issue was assigned to, or null. */
  to: string | null;
  act: string | null;
  by: string | null;
  /** The state in the audit record of an act. */
  before: object | null;
  after: object | null;
}
