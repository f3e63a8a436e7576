import { Injectable } from '@nestjs/common';
import { City } from '../accountability/entities/city.entity';
import { Official } from '../accountability/entities/official.entity';
import { Issue } from '../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { OfficeReply } from './entities/office-reply.entity';

const STEP = columnsOf(IssueEscalation, ['level', 'designation', 'place', 'officialId'], 'x');
const ISSUE = columnsOf(
  Issue,
  ['id', 'title', 'description', 'city', 'category', 'status', 'feedStatus', 'address', 'dueAt', 'createdAt'],
  'i',
);
const REPLY = columnsOf(OfficeReply, ['level', 'office', 'answer', 'status', 'at']);
const CONTACT = columnsOf(Official, ['email'], 'o');
const CITY = columnsOf(City, ['timeZone'], 'c');

const findEscalated = statement(
  'due-dates.escalated-issue',
  `select ${STEP}, ${ISSUE} from issue_escalations x join issues i on i.id = x.issue_id
    where x.issue_id = $1 and x.level = $2 and not i.hidden`,
);
const listReplies = statement(
  'due-dates.office-replies',
  `select ${REPLY} from office_replies where issue_id = $1 order by id`,
);
/** SQL: by the key of the mails, of which there is one for a step at the most. */
const GIVEN_UP = `select ${STEP}, ${ISSUE}, ${CONTACT}, ${CITY} from issue_escalations x
     join issues i on i.id = x.issue_id and not i.hidden and i.status in ('open', 'in_progress')
     join cities c on c.slug = i.city join officials o on o.id = x.official_id
     join mails m on m.key = 'escalation:' || x.issue_id || ':' || x.level and m.status = 'failed'`;
const listGivenUp = statement(
  'due-dates.letters-given-up',
  `${GIVEN_UP} where x.official_id = $1 order by x.at, x.issue_id`,
);
const listGivenUpTo = statement(
  'due-dates.letters-to-address-given-up',
  `${GIVEN_UP} where lower(o.email) = lower($1) order by x.at, x.issue_id`,
);
const findGivenUp = statement(
  'due-dates.letter-given-up',
  `${GIVEN_UP} where x.issue_id = $1 and x.level = $2`,
);
const findContact = statement(
  'due-dates.office-contact',
  `select ${ISSUE}, ${CONTACT}, ${CITY} from issues i
     join officials o on o.id = $2 join cities c on c.slug = i.city where i.id = $1`,
);

const holdAddress = statement(
  'due-dates.hold-office-address',
  `select ${CONTACT} from officials o where o.id = $1 for share`,
);

/** An issue that was escalated, and the office it was escalated to. */
export type EscalatedIssue = RowOf<typeof STEP> & RowOf<typeof ISSUE>;
/** An issue an office is written to about. */
export type OfficeContact = RowOf<typeof ISSUE> & RowOf<typeof CONTACT> & RowOf<typeof CITY>;
/** A letter to an office that was given up: the step, and what is written about it now. */
export type GivenUpLetter = RowOf<typeof STEP> & OfficeContact;
/** The reply of an office. */
export type OfficeReplyRow = RowOf<typeof REPLY>;

/** The reads of what offices are asked and reply. */
@Injectable()
export class OfficeQueries {
  constructor(private readonly database: Database) {}

  /** undefined where it was not escalated to the office, or is hidden. */
  escalated(issueId: string, level: number): Promise<EscalatedIssue | undefined> {
    return this.database.row(findEscalated, [issueId, level]);
  }

  /** The steps to an official whose letter was given up, of issues that are open and seen, the oldest first. */
  givenUp(officialId: string): Promise<GivenUpLetter[]> {
    return this.database.rows(listGivenUp, [officialId]);
  }

  /** As `givenUp`, to all officials who have an address. */
  givenUpTo(address: string): Promise<GivenUpLetter[]> {
    return this.database.rows(listGivenUpTo, [address]);
  }

  /** As `givenUp`, of one step: it has one letter at the most. */
  givenUpOf(issueId: string, level: number): Promise<GivenUpLetter[]> {
    return this.database.rows(findGivenUp, [issueId, level]);
  }

  /** The replies of offices about an issue, the oldest first. */
  replies(issueId: string): Promise<OfficeReplyRow[]> {
    return this.database.rows(listReplies, [issueId]);
  }

  /** What is written to an office about an issue, and where to. */
  contact(issueId: string, officialId: string): Promise<OfficeContact | undefined> {
    return this.database.row(findContact, [issueId, officialId]);
  }

  /**
   * The address of an official, which nobody changes until the end of the transaction; undefined where the official was
   * removed.
   */
  async holdAddress(officialId: string): Promise<Official['email'] | undefined> {
    return (await this.database.row<RowOf<typeof CONTACT>>(holdAddress, [officialId]))?.email;
  }
}
