import { Injectable } from '@nestjs/common';
import { City } from '../accountability/entities/city.entity';
import { Official } from '../accountability/entities/official.entity';
import { Issue } from '../issues/entities/issue.entity';
import { Mail } from '../mail/entities/mail.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { UnsentLetter } from './entities/unsent-letter.entity';
import type { Letter } from './office-letter-key';

const STEP = columnsOf(
  IssueEscalation,
  ['issueId', 'level', 'designation', 'place', 'officialId', 'dueAt', 'at'],
  'x',
);
const ISSUE = columnsOf(Issue, ['title', 'description', 'city', 'address'], 'i');
const CONTACT = columnsOf(Official, ['email'], 'o');
const CITY = columnsOf(City, ['timeZone'], 'c');
const RECIPIENT = columnsOf(Mail, ['recipient'], 'm');
const OFFICIAL = columnsOf(UnsentLetter, ['officialId'], 'u');

/** SQL: steps, with what is written about them and to whom. */
const LETTERS = `select ${STEP}, ${ISSUE}, ${CONTACT}, ${CITY} from issue_escalations x
     join issues i on i.id = x.issue_id
     join cities c on c.slug = i.city join officials o on o.id = x.official_id`;
/** SQL: the mail (m) of a step (x), by its key: there is one at the most. */
const MAIL = `m.key = 'escalation:' || x.issue_id || ':' || x.level`;
/** SQL: what letters say of an issue (i) is true at a time ($1): it is late, and its clock runs. */
const IS_TRUE = `i.status in ('open', 'in_progress') and i.due_at <= $1
      and not exists (select from sla_pauses p
                       where p.issue_id = i.id and p.from_at <= $1 and coalesce(p.ended_at, p.until_at) > $1)`;
/**
 * SQL: an unsent letter may be written at a time ($1), and the link of a letter of the step ($2: the oldest) might
 * still be good. One that is being sent is waited for.
 */
const MAY_BE_WRITTEN = `o.email <> '' and u.at > $2 and not i.hidden and ${IS_TRUE}
      and not exists (select from issue_escalations x join mails m on ${MAIL}
                       where x.issue_id = u.issue_id and x.level = u.level and m.status = 'waiting')`;
/** SQL: the office has another address than the one that was not reached. */
const IS_ELSEWHERE = 'lower(u.recipient) <> lower(o.email)';
/** How many letters are written in a transaction: each has a body. */
const MAX_LETTERS = 500;
/** SQL: whoever changes an address or writes the letter meanwhile is waited for. */
const unsent = (name: string, which: string) =>
  statement(
    `due-dates.${name}`,
    `${LETTERS} join unsent_letters u on u.issue_id = x.issue_id and u.level = x.level
      where ${which} and ${MAY_BE_WRITTEN} order by u.at, u.issue_id limit ${MAX_LETTERS}
     for share of o for update of u`,
  );
const listUnsentTo = unsent('letters-unsent-to', `u.official_id = any($3) and ${IS_ELSEWHERE}`);
const listUnsentToAddress = unsent('letters-unsent-to-address', 'lower(o.email) = lower($3)');
const listKeptBack = unsent('letters-kept-back', IS_ELSEWHERE);
const countUnsent = statement(
  'due-dates.count-unsent-letters',
  `select ${OFFICIAL}, count(*)::int as letters
     from unsent_letters u join issues i on i.id = u.issue_id join officials o on o.id = u.official_id
    where u.official_id = any($3) and ${MAY_BE_WRITTEN} group by u.official_id`,
);
/** SQL: the mail of a letter is to another address than the office has, or the official was removed. */
const IS_MAILED_ELSEWHERE = 'lower(m.recipient) is distinct from lower(o.email)';
const listWaitingElsewhere = statement(
  'due-dates.letters-waiting-elsewhere',
  `select ${STEP}, coalesce(o.email, '') as email from issue_escalations x
     left join officials o on o.id = x.official_id
     join mails m on ${MAIL} and m.status = 'waiting' and ${IS_MAILED_ELSEWHERE}
    where x.official_id = any($1) order by x.at, x.issue_id`,
);
const listSentElsewhere = statement(
  'due-dates.letters-sent-elsewhere',
  `select ${STEP}, ${RECIPIENT} from issue_escalations x
     left join officials o on o.id = x.official_id
     join mails m on ${MAIL} and m.status <> 'failed' and ${IS_MAILED_ELSEWHERE}
    where x.official_id = any($1) and x.at > $2 order by x.at, x.issue_id`,
);
const findUntrue = statement(
  'due-dates.letter-untrue',
  `select ${STEP} from issue_escalations x join issues i on i.id = x.issue_id
     left join officials o on o.id = x.official_id join mails m on ${MAIL}
    where x.issue_id = $2 and x.level = $3 and (${IS_MAILED_ELSEWHERE} or not (${IS_TRUE}))`,
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
/** A letter that waits to be sent to another address than the office has; its email is empty where it has none. */
export type LetterElsewhere = RowOf<typeof STEP> & RowOf<typeof CONTACT>;
/** A letter that was sent, and where. */
export type SentLetter = RowOf<typeof STEP> & RowOf<typeof RECIPIENT>;
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

  /**
   * The unsent letters to officials that may be written now and did not fail at the address of now, those of the oldest
   * steps first, 500 at the most.
   */
  unsentTo(officialIds: readonly string[], { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsentTo, [now, since, officialIds]);
  }

  /** As `unsentTo`, to all officials who have an address, also where they failed there. */
  unsentToAddress(address: string, { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsentToAddress, [now, since, address]);
  }

  /** As `unsentTo`, to whomever: what could not be written when an address was changed, such as during a pause. */
  keptBack({ now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listKeptBack, [now, since]);
  }

  /** How many unsent letters may be written to officials, of those to whom any may, by the official. */
  async countUnsent(officialIds: readonly string[], { now, since }: Owing): Promise<Map<string, number>> {
    const rows = await this.database.rows<RowOf<typeof OFFICIAL> & { letters: number }>(countUnsent, [
      ...[now, since, officialIds],
    ]);
    return new Map(rows.map(({ officialId, letters }) => [officialId, letters]));
  }

  /** The letters to officials that wait to be sent to another address than theirs, those of the oldest steps first. */
  waitingElsewhere(officialIds: readonly string[]): Promise<LetterElsewhere[]> {
    return this.database.rows(listWaitingElsewhere, [officialIds]);
  }

  /**
   * The letters to officials that were sent to another address than theirs, or are being sent there, with that address;
   * those of the oldest steps first.
   * @param since when the oldest step was whose link might still be good
   */
  sentElsewhere(officialIds: readonly string[], since: Date): Promise<SentLetter[]> {
    return this.database.rows(listSentElsewhere, [officialIds, since]);
  }

  /**
   * The step of a letter that is written, where what it says is not true: its issue is not late any more, its clock
   * does not run, or the office has another address. undefined: it is true.
   */
  untrue({ issueId, level }: Letter, now: Date): Promise<RowOf<typeof STEP> | undefined> {
    return this.database.row(findUntrue, [now, issueId, level]);
  }

  /**
   * The address of an official, which nobody changes until the end of the transaction; undefined where the official was
   * removed.
   */
  async holdAddress(officialId: string): Promise<Official['email'] | undefined> {
    return (await this.database.row<RowOf<typeof CONTACT>>(holdAddress, [officialId]))?.email;
  }
}
