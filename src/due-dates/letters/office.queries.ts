import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Official } from '../../accountability/entities/official.entity';
import { ownerOf } from '../../auth';
import { exactPlaceOf, withExactPlace } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueEscalation } from '../entities/issue-escalation.entity';
import { OfficeReply } from '../entities/office-reply.entity';
import { HOLDER, HOLDER_ID, OFFICE_NOW } from './office-holder.rows';

const STEP = columnsOf(IssueEscalation, ['level'], 'x');
const ISSUE = columnsOf(
  Issue,
  ['id', 'title', 'description', 'city', 'category', 'status', 'feedStatus', 'dueAt', 'createdAt'],
  'i',
);
const ADDRESS = `${exactPlaceOf('i', 'e').address} as address`;
/** Whose exact place the address is, if everyone sees it less exactly. */
const PLACE_OF = `case when e.issue_id is not null then ${ownerOf('i.reporter_id')} end as "placeOf"`;
const CONTACT = columnsOf(Official, ['email'], 'o');
const REPLY = { level: true, office: true, answer: true, status: true, at: true } as const;

const findEscalated = statement(
  'due-dates.escalated-issue',
  `select ${STEP}, ${ISSUE}, ${ADDRESS}, ${PLACE_OF}, ${CONTACT}, ${OFFICE_NOW} from issue_escalations x
     join issues i on i.id = x.issue_id ${withExactPlace('i', 'e')} ${HOLDER} join officials o on o.id = ${HOLDER_ID}
    where x.issue_id = $1 and x.level = $2 and not i.hidden`,
);

/** An escalated issue, with the current holder of the office and the address; empty if it has none. */
export type EscalatedIssue = RowOf<typeof STEP> &
  RowOf<typeof ISSUE> &
  Pick<Issue, 'address'> & { placeOf: string | null } & RowOf<typeof CONTACT> &
  Pick<IssueEscalation, 'officialId' | 'designation' | 'place'>;
/** The reply of an office. */
export type OfficeReplyRow = Pick<OfficeReply, keyof typeof REPLY>;

/** Reads escalated issues and the replies of offices. */
@Injectable()
export class OfficeQueries {
  constructor(
    private readonly database: Database,
    @InjectRepository(OfficeReply) private readonly replyRows: Repository<OfficeReply>,
  ) {}

  /**
   * The issue and office of an escalation; undefined if there is no such escalation, the issue is hidden, or the office
   * is vacant.
   */
  escalated(issueId: string, level: number): Promise<EscalatedIssue | undefined> {
    return this.database.row(findEscalated, [issueId, level]);
  }

  /** The replies of offices about an issue, oldest first. */
  replies(issueId: string): Promise<OfficeReplyRow[]> {
    return this.replyRows.find({ select: REPLY, where: { issueId }, order: { id: 'ASC' } });
  }
}
