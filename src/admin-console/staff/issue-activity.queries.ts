import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import type { FeedStatus } from '../../kernel/statuses';
import { CITY_STAFF_USER } from '../../kernel/people/city-staff-user';
import { Message } from '../../messages/entities/message.entity';
import { AuditSeals } from '../../platform/audit';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueAnswer } from '../../staff/entities/issue-answer.entity';
import { type NoteRow, NOTES_OF_ISSUE } from '../../staff';

/** The size of a page. */
export const ACTIVITY_PAGE = 100;

/** `at` and `id` of an entry, which the cursor is compared with; $1 is the issue, $2 and $3 the last entry. */
const page = (at: string, id: string, order: string) =>
  `and ${at} <= $2 and (${at}, ${id} collate "C") < ($2, $3) order by ${order} limit ${ACTIVITY_PAGE + 1}`;

/** Acts that the entries of the other branches show. */
const SHOWN_ELSEWHERE = `('issue.status_change', 'issue.note', 'issue.add_files', 'issue.answer', 'issue.assign')`;
/** By a rule or in the console. One by the token API follows an assignment, which names the assignee itself. */
const OF_CONSOLE = `(e.actor_id is null or actor.id is not null)`;
/** The assignment of an official that follows a change of the holder in the console. */
const OF_HOLDER = `s.assigned_by = '${CITY_STAFF_USER.id}'`;

const listEvents = statement(
  'console.issue-events',
  `(select e.at, 'status_' || e.id as id, null as act, e.from_feed_status as "from", e.to_feed_status as "to", e.note,
           coalesce(u.id, e.actor_id) as "authorId", coalesce(u.display_name, a.name) as "authorName", null::jsonb as before, null::jsonb as after
      from issue_status_events e join issues i on i.id = e.issue_id
      left join users u on u.id = case when e.actor_group = 'reporter' then i.reporter_id else e.actor_id end
      left join console_accounts a on a.id = e.actor_id
     where e.issue_id = $1 ${page('e.at', `('status_' || e.id)`, 'e.at desc, id desc')})
   union all
   (select r.at, 'act_' || r.position, r.action, null, null, r.note, r.actor_id, r.actor_name, r.before, r.after
      from audit_records r
     where r.target_kind = 'issue' and r.target_id = $1 and r.action not in ${SHOWN_ELSEWHERE}
       ${page('r.at', `('act_' || r.position)`, 'r.at desc, r.position desc')})
   union all
   (select r.at, 'act_' || r.position, r.action, null, null, r.note, r.actor_id, r.actor_name, r.before, r.after
      from duplicate_clusters c join audit_records r on r.target_kind = 'duplicate_cluster' and r.target_id = c.id
     where c.members @> array[$1] and r.action in ('duplicate_cluster.merge', 'duplicate_cluster.undo')
       ${page('r.at', `('act_' || r.position)`, 'r.at desc, r.position desc')})
   union all
   (select e.at, 'holder_' || e.id, 'issue.assign', null, null, e.reason, e.actor_id, actor.name, null,
           jsonb_build_object('unitName', unit.name, 'accountName', account.name)
      from issue_holder_events e
      left join staff_units unit on unit.id = e.unit_id
      left join console_accounts account on account.id = e.account_id
      left join console_accounts actor on actor.id = e.actor_id
     where e.issue_id = $1 and ${OF_CONSOLE} ${page('e.at', `('holder_' || e.id)`, 'e.at desc, e.id desc')})
   union all
   (select s.assigned_at, 'assignment_' || s.id, 'assigned', null, s.assignee_name, s.note, s.assigned_by, u.display_name, null, null
      from issue_assignments s join users u on u.id = s.assigned_by
     where s.issue_id = $1 and not (${OF_HOLDER}) ${page('s.assigned_at', `('assignment_' || s.id)`, 's.assigned_at desc, s.id desc')})`,
);

const MESSAGE = columnsOf(Message, { id: 'id', at: 'createdAt', text: 'content', authorId: 'authorId' }, 'm');
const AUTHOR = columnsOf(User, { authorName: 'displayName' }, 'u');
const ANSWERED_BY = columnsOf(IssueAnswer, ['accountId', 'accountName'], 'a');
const listMessages = statement(
  'console.issue-messages',
  `select ${MESSAGE}, ${AUTHOR}, m.deleted_at is not null as deleted, m.answer,
          ${ANSWERED_BY}, a.pause_id is not null as "isQuestion"
     from messages m join users u on u.id = m.author_id left join issue_answers a on a.message_id = m.id
    where m.issue_id = $1 ${page('m.created_at', 'm.id', 'm.created_at desc')}`,
);

const listNotes = statement(
  'console.issue-notes',
  `${NOTES_OF_ISSUE} ${page('n.at', 'n.id', 'n.at desc, n.id desc')}`,
);

/** The time of an entry, by its id. */
const findPlace = statement(
  'console.issue-activity-place',
  `select at from (
     select created_at as at from messages where id = $2 and issue_id = $1
     union all select n.at from staff_notes n where n.id = $2 and n.issue_id = $1 and n.corrects is null
     union all select e.at from issue_status_events e where 'status_' || e.id = $2 and e.issue_id = $1
     union all select r.at from audit_records r where 'act_' || r.position = $2 and r.target_kind = 'issue' and r.target_id = $1
     union all select r.at from duplicate_clusters c
                 join audit_records r on r.target_kind = 'duplicate_cluster' and r.target_id = c.id
                where c.members @> array[$1] and 'act_' || r.position = $2
     union all select e.at from issue_holder_events e where 'holder_' || e.id = $2 and e.issue_id = $1
     union all select s.assigned_at from issue_assignments s where 'assignment_' || s.id = $2 and s.issue_id = $1) places
    limit 1`,
);

/** A change of status, an act of city staff, a change of the holder, or an assignment in the token API. */
export interface EventEntry {
  at: Date;
  id: string;
  /** The action of an audit record, `assigned`, or null for a change of status. */
  act: string | null;
  from: FeedStatus | null;
  to: string | null;
  note: string | null;
  authorId: string | null;
  authorName: string | null;
  before: object | null;
  after: object | null;
}

/** A message of the thread. */
export type MessageEntry = RowOf<typeof MESSAGE> &
  RowOf<typeof AUTHOR> &
  /** Who of city staff wrote an answer. */
  Nullable<RowOf<typeof ANSWERED_BY>> & {
    deleted: boolean;
    answer: boolean;
    isQuestion: boolean;
  };

/** The last entry of a page. */
interface Place {
  at: Date;
  id: string;
}

/** Reads what happened to an issue, for city staff. */
@Injectable()
export class IssueActivityQueries {
  constructor(
    private readonly database: Database,
    private readonly seals: AuditSeals,
  ) {}

  /** The time of an entry of an issue; undefined if there is none with the id. */
  async timeOf(issueId: string, id: string): Promise<Date | undefined> {
    return (await this.database.row<{ at: Date }>(findPlace, [issueId, id]))?.at;
  }

  async events(issueId: string, { at, id }: Place): Promise<EventEntry[]> {
    return this.seals.open(await this.database.rows<EventEntry>(listEvents, [issueId, at, id]));
  }

  messages(issueId: string, { at, id }: Place): Promise<MessageEntry[]> {
    return this.database.rows(listMessages, [issueId, at, id]);
  }

  notes(issueId: string, { at, id }: Place): Promise<NoteRow[]> {
    return this.database.rows(listNotes, [issueId, at, id]);
  }
}
