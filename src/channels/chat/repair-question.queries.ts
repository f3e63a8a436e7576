import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import { CITY_STAFF_USER } from '../../kernel/people/city-staff-user';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const ISSUE = columnsOf(Issue, { issueId: 'id', city: 'city', resolvedAt: 'resolvedAt' }, 'i');
/** SQL: the message asked about the present resolution, which is not decided. */
const IS_OPEN = `m.template_key = 'confirm_repair' and m.status = 'sent' and m.sent_at >= i.resolved_at
      and i.status = 'resolved' and not i.hidden and exists (
        select from issue_confirmations c where c.issue_id = i.id and c.outcome is null and c.ended_at is null)`;
const listOpen = statement(
  'channels.open-questions',
  `select distinct on (i.id) ${ISSUE}, i.reporter_id = $2 and exists (
            select from mentions p where p.channel = 'chat' and p.external_id = m.in_reply_to and p.issue_id = i.id) as "isReporter"
     from outbound_messages m join issues i on i.id = m.issue_id
    where m.channel = 'chat' and m.recipient = $1 and ${IS_OPEN}
    order by i.id, m.id limit 100`,
);

/** A question that somebody was asked on the chat platform, and may answer. */
export interface OpenQuestion extends RowOf<typeof ISSUE> {
  /** Whether the person answers as the reporter: city staff made this issue of their post. */
  isReporter: boolean;
}

/** Reads what people are asked on the chat platform. */
@Injectable()
export class RepairQuestionQueries {
  constructor(private readonly database: Database) {}

  /** The questions that somebody was asked, and that are not decided. */
  open(recipient: string): Promise<OpenQuestion[]> {
    return this.database.rows<OpenQuestion>(listOpen, [recipient, CITY_STAFF_USER.id]);
  }
}
