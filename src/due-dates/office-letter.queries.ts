import { Injectable } from '@nestjs/common';
import { City } from '../accountability/entities/city.entity';
import { Official } from '../accountability/entities/official.entity';
import { Issue } from '../issues/entities/issue.entity';
import { columnsOf, type Nullable, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueEscalation } from './entities/issue-escalation.entity';

const STEP = columnsOf(
  IssueEscalation,
  ['issueId', 'level', 'designation', 'place', 'officialId', 'dueAt'],
  'x',
);
const ISSUE = columnsOf(Issue, ['title', 'description', 'city', 'address'], 'i');
const CONTACT = columnsOf(Official, ['email'], 'o');
const CITY = columnsOf(City, ['timeZone'], 'c');

/** SQL: steps, with what is written about them and to whom. */
const LETTERS = `select ${STEP}, ${ISSUE}, ${CONTACT}, ${CITY} from issue_escalations x
     join issues i on i.id = x.issue_id
     join cities c on c.slug = i.city join officials o on o.id = x.official_id`;
/** SQL: the key of the mail to the office of a step, of which there is one at the most. */
const KEY = `'escalation:' || x.issue_id || ':' || x.level`;
/** SQL: the mails to the offices of steps, where there are any. */
const THEIR_MAILS = `left join mails m on m.key = ${KEY}`;
/**
 * SQL: the letter about a step is to be written at a time ($1): none was, or it was given up, what it says is true, and
 * the link of a letter of the step ($2: the oldest) might still be good.
 */
const IS_OWED = `(m.id is null or m.status = 'failed') and o.email <> '' and x.at > $2
      and not i.hidden and i.status in ('open', 'in_progress') and i.due_at <= $1
      and not exists (select from sla_pauses p
                       where p.issue_id = i.id and p.from_at <= $1 and coalesce(p.ended_at, p.until_at) > $1)`;
/** How many letters are written at once: each has a body. */
const MAX_LETTERS = 500;
/** SQL: whoever changes an address meanwhile is waited for, as by `findLetter`. */
const owed = (name: string, whose: string) =>
  statement(
    `due-dates.${name}`,
    `${LETTERS} ${THEIR_MAILS} where ${whose} and ${IS_OWED} order by x.at, x.issue_id limit ${MAX_LETTERS}
     for share of o`,
  );
const listOwedTo = owed('letters-owed', 'x.official_id = any($3)');
const listOwedToAddress = owed('letters-owed-to-address', 'lower(o.email) = lower($3)');
const listOwedOf = owed('letters-owed-of-step', 'x.issue_id = $3 and x.level = $4');
/** SQL: the official was changed after the step, and nobody was written to about it at the address of now. */
const listKeptBack = owed(
  'letters-kept-back',
  'x.at < o.updated_at and (m.id is null or lower(m.recipient) <> lower(o.email))',
);
const countOwed = statement(
  'due-dates.count-letters-owed',
  `select x.official_id as "officialId", count(*)::int as letters
     from issue_escalations x join issues i on i.id = x.issue_id join officials o on o.id = x.official_id ${THEIR_MAILS}
    where x.official_id = any($3) and ${IS_OWED} group by x.official_id`,
);
const listWaitingElsewhere = statement(
  'due-dates.letters-waiting-elsewhere',
  `select ${STEP}, ${CONTACT} from issue_escalations x
     left join officials o on o.id = x.official_id
     join mails m on m.key = ${KEY} and m.status = 'waiting' and lower(m.recipient) is distinct from lower(o.email)
    where x.official_id = any($1) order by x.at, x.issue_id`,
);
/** SQL: whoever changes the address meanwhile is waited for, and finds the letter. */
const findLetter = statement(
  'due-dates.letter',
  `${LETTERS} where x.issue_id = $1 and x.level = $2 for share of o`,
);

const holdAddress = statement(
  'due-dates.hold-office-address',
  `select ${CONTACT} from officials o where o.id = $1 for share`,
);

/** A letter to an office: the step, and what is written about it now. */
export type OfficeLetter = RowOf<typeof STEP> &
  RowOf<typeof ISSUE> &
  RowOf<typeof CONTACT> &
  RowOf<typeof CITY>;
/** A letter that waits to be sent to another address than the office has; null: the official was removed. */
export type LetterElsewhere = RowOf<typeof STEP> & Nullable<RowOf<typeof CONTACT>>;
/** By when letters are to be written. */
export interface Owing {
  now: Date;
  /** When the oldest step was that is written about. */
  since: Date;
}

/** The reads of what is written to offices. */
@Injectable()
export class OfficeLetterQueries {
  constructor(private readonly database: Database) {}

  /**
   * The letter of a step, whatever the issue is by now; undefined where the official was removed. Nobody changes the
   * address until the end of the transaction.
   */
  letter(issueId: string, level: number): Promise<OfficeLetter | undefined> {
    return this.database.row(findLetter, [issueId, level]);
  }

  /** The letters that are to be written to officials, those of the oldest steps first, 500 at the most. */
  owedTo(officialIds: readonly string[], { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listOwedTo, [now, since, officialIds]);
  }

  /** As `owedTo`, to all officials who have an address. */
  owedToAddress(address: string, { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listOwedToAddress, [now, since, address]);
  }

  /** As `owedTo`, of one step: it has one letter at the most. */
  owedOf(issueId: string, level: number, { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listOwedOf, [now, since, issueId, level]);
  }

  /**
   * As `owedTo`, those that were not to be written yet when the address was changed, such as during a pause. None of
   * them was given up at the address of now.
   */
  keptBack({ now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listKeptBack, [now, since]);
  }

  /** How many letters are to be written to officials, of those to whom any is, by the official. */
  async countOwed(officialIds: readonly string[], { now, since }: Owing): Promise<Map<string, number>> {
    const values = [now, since, officialIds];
    const rows = await this.database.rows<{ officialId: string; letters: number }>(countOwed, values);
    return new Map(rows.map(({ officialId, letters }) => [officialId, letters]));
  }

  /** The letters to officials that wait to be sent to another address than theirs, those of the oldest steps first. */
  waitingElsewhere(officialIds: readonly string[]): Promise<LetterElsewhere[]> {
    return this.database.rows(listWaitingElsewhere, [officialIds]);
  }

  /**
   * The address of an official, which nobody changes until the end of the transaction; undefined where the official was
   * removed.
   */
  async holdAddress(officialId: string): Promise<Official['email'] | undefined> {
    return (await this.database.row<RowOf<typeof CONTACT>>(holdAddress, [officialId]))?.email;
  }
}
