import { Injectable } from '@nestjs/common';
import { City } from '../../accountability/entities/city.entity';
import { Official } from '../../accountability/entities/official.entity';
import { exactPlaceOf, withExactPlace } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { emailKeySql } from '../../kernel/text/email-address';
import { statement } from '../../platform/database/statement';
import { IssueEscalation } from '../entities/issue-escalation.entity';
import { UnsentLetter } from '../entities/unsent-letter.entity';
import { HOLDER_ID, OFFICE_NOW } from './office-holder.rows';
import { given, IS_TRUE, keysOf, type LetterStep, mailOf, STEP, STEPS } from './office-letter.rows';
import type { Letter } from './office-letter-key';

const OF_STEP = columnsOf(IssueEscalation, { formerId: 'officialId' }, 'x');
const ISSUE = columnsOf(Issue, ['title', 'description', 'city', 'hidden'], 'i');
/** SQL for the address as it was reported: an office that is to act has to find the place. */
const ADDRESS_OF_ISSUE = `${exactPlaceOf('i', 'e').address} as address`;
const CONTACT = columnsOf(Official, ['email'], 'o');
const CITY = columnsOf(City, ['timeZone'], 'c');
const OFFICIAL = columnsOf(UnsentLetter, ['officialId'], 'x');
const ADDRESS = columnsOf(UnsentLetter, ['recipient'], 'u');
const POSITION = columnsOf(UnsentLetter, ['issueId', 'level'], 'u');

/** SQL for steps, with the content of their letters and the recipients. */
const LETTERS = `select ${STEP}, ${OFFICE_NOW}, ${OF_STEP}, ${ISSUE}, ${ADDRESS_OF_ISSUE}, ${CONTACT}, ${CITY} from ${STEPS}
     ${withExactPlace('i', 'e')} join cities c on c.slug = i.city join officials o on o.id = ${HOLDER_ID}`;
/**
 * SQL: the link in a letter of the step would still be valid ($2: the oldest time of a step), and the letter is true
 * ($1).
 */
const IS_OWED = `u.at > $2 and not i.hidden and ${IS_TRUE}`;
/**
 * SQL: no mail of a letter is being sent, or was sent to the current address. By a scalar subquery, so that the mail is
 * read by its key.
 * @param letter the alias of the step or unsent letter
 * @param official the alias of the office
 */
const hasNoMail = (letter: string, official: string) =>
  `not coalesce((select m.status = 'waiting' or m.status = 'sent' and ${emailKeySql('m.recipient')} = ${emailKeySql(`${official}.email`)}
                           from mails m where ${mailOf(letter)}), false)`;
const HAS_NO_MAIL = hasNoMail('x', 'o');
/**
 * SQL: the office (o) now has another address than the one that failed.
 * @param letter the alias of the unsent letter
 */
const isElsewhere = (letter: string) => `${emailKeySql(`${letter}.recipient`)} <> ${emailKeySql('o.email')}`;
/** How many letters are written in one transaction; each has a body. */
const MAX_LETTERS = 500;
/** How many unsent letters one statement reads at most: it has a time limit, and finds the holder of each office. */
const PAGE = 2000;
/** How many unsent letters of an official are counted at most. */
const MAX_COUNTED = 100;
const KEY = 'issue_id, level';
/** SQL for the unsent letter (u) of a step (x). @param table the table, or a part of its rows */
const unsentOf = (table: string) => `${table} u on u.issue_id = x.issue_id and u.level = x.level`;
const UNSENT = unsentOf('unsent_letters');
/** SQL for the unsent letters between two positions ($3 and $4, $5 and $6). By the limit the planner expects few. */
const ON_PAGE = `page as materialized (
     select * from unsent_letters where (${KEY}) > ($3, $4) and (${KEY}) <= ($5, $6) order by ${KEY} limit ${PAGE})`;
/**
 * SQL for those of given letters ($3 and $4) that are unsent. Each is read by its key (`offset 0`), as the planner may
 * not know yet how many there are. @param locked how they are locked
 */
const ofGiven = (locked = '') => `page as materialized (
     select u.* from ${given('$3', '$4')} cross join lateral (
       select * from unsent_letters u
        where u.issue_id = given.issue_id and u.level = given.level offset 0 ${locked}) u)`;
/** SQL for the newest unsent letters (u) of an official (w). */
const NEWEST = `select * from unsent_letters u where u.official_id = w.id order by u.at desc limit ${PAGE}`;
/** SQL for the newest unsent letters to an address ($3). */
const NEWEST_TO = `page as materialized (
     select u.* from officials w cross join lateral (${NEWEST}) u where ${emailKeySql('w.email')} = ${emailKeySql('$3::text')} limit ${5 * PAGE})`;
/**
 * SQL for unsent letters of officials ($3) with an address, of each some. Letters that were sent to the official in
 * place of another, and those about issues that are done or hidden, are left out before: there may be many.
 */
const COUNTED = `page as materialized (
     select u.* from officials w cross join lateral (
       select u.* from (${NEWEST}) u
        where ${hasNoMail('u', 'w')}
          and (select i.status in ('open', 'in_progress') and not i.hidden from issues i where i.id = u.issue_id)
        limit ${MAX_COUNTED}) u
      where w.email <> '' and w.id = any($3) limit ${MAX_COUNTED * PAGE})`;
/**
 * SQL for the letters of a page that are owed, each with the id of the current holder. Materialized: the planner
 * expects next to no letter of a holder, and would then go through all letters for each of them.
 */
const OWED = `owed as materialized (
     select u.issue_id, u.level, u.official_id, u.recipient, u.at, ${HOLDER_ID} as holder_id
       from ${STEPS} join ${unsentOf('page')} where ${IS_OWED})`;
/**
 * The oldest letters that may be written. SQL: they are chosen first and then locked, which waits for a transaction
 * that changes an address or writes the letter, and looks at the conditions again.
 * @param page the SQL for the page they are on
 * @param which the condition for the office (o) of a letter of an alias
 */
const unsent = (name: string, page: string, which: (letter: string) => string) =>
  statement(
    `due-dates.${name}`,
    `with ${page}, ${OWED},
     next as materialized (
       select x.issue_id, x.level from owed x join officials o on o.id = x.holder_id
        where o.email <> '' and ${which('x')} and ${HAS_NO_MAIL}
        order by x.at, x.issue_id limit ${MAX_LETTERS})
     ${LETTERS} join ${UNSENT}
      where (x.issue_id, x.level) in (select issue_id, level from next)
        and o.email <> '' and ${which('u')} and ${IS_OWED} and ${HAS_NO_MAIL}
      order by u.at, u.issue_id for share of o for update of u`,
  );
const isAt = (address: string) => () => `${emailKeySql('o.email')} = ${emailKeySql(`${address}::text`)}`;
const listUnsent = unsent('letters-unsent', ofGiven(), isElsewhere);
const listNewestTo = unsent('newest-unsent-letters-to', NEWEST_TO, isAt('$3'));
const listUnsentTo = unsent('letters-unsent-to', ON_PAGE, isAt('$7'));
const listKeptBack = unsent('letters-kept-back', ON_PAGE, isElsewhere);
const findEndOfPage = statement(
  'due-dates.end-of-unsent-letters',
  `select ${POSITION} from unsent_letters u where (${KEY}) > ($1, $2) order by ${KEY} offset $3 limit 1`,
);
const countUnsent = statement(
  'due-dates.count-unsent-letters',
  `with ${COUNTED}, ${OWED}
   select ${OFFICIAL}, count(*)::int as letters
     from owed x join officials o on o.id = x.holder_id and o.id = x.official_id
    where o.email <> '' and ${HAS_NO_MAIL} group by x.official_id`,
);
/** SQL for the reason an office has no address: `no-address` for an official (o), `vacant` without one. */
const REASON = `case when o.id is null then 'vacant' else 'no-address' end`;
const listUnreached = statement(
  'due-dates.unreached-offices',
  `with ${ofGiven('for update')}
   select ${STEP}, ${OFFICE_NOW}, ${ADDRESS}, ${REASON} as reason
     from ${STEPS} join ${unsentOf('page')} left join officials o on o.id = ${HOLDER_ID}
    where coalesce(o.email, '') = '' and ${IS_OWED} and u.told is distinct from ${REASON}
    order by x.at, x.issue_id`,
);
const listFilled = statement(
  'due-dates.filled-offices',
  `with ${ON_PAGE}
   select ${STEP}, ${OFFICE_NOW} from ${STEPS} join ${unsentOf('page')} join officials o on o.id = ${HOLDER_ID}
    where u.told = 'vacant' and o.email = '' and ${IS_OWED}`,
);
/** In SQL: a transaction that changes the address meanwhile waits, and then sees the letter. */
const findLetter = statement(
  'due-dates.letter',
  `${LETTERS} where x.issue_id = $1 and x.level = $2 for share of o`,
);

/** The position of an unsent letter, by its issue. */
export type LetterPosition = RowOf<typeof POSITION>;
/** The unsent letters behind a position, up to another. */
export interface LetterPage {
  after: LetterPosition;
  upTo: LetterPosition;
}
/** A letter to an office: the step, the current content, and the recipient. */
export interface OfficeLetter
  extends
    LetterStep,
    RowOf<typeof ISSUE>,
    Pick<Issue, 'address'>,
    RowOf<typeof CONTACT>,
    RowOf<typeof CITY>,
    RowOf<typeof OF_STEP> {}
/** An unsent letter to an office without an address, or to a vacant one. */
export type UnreachedLetter = LetterStep & RowOf<typeof ADDRESS> & { reason: 'no-address' | 'vacant' };
/** The times that limit which letters are written. */
export interface Owing {
  now: Date;
  /** The earliest time of a step about which letters are still written. */
  since: Date;
}

/** Reads the letters to offices. */
@Injectable()
export class OfficeLetterQueries {
  constructor(private readonly database: Database) {}

  /**
   * The letter of a step, in any state of the issue; undefined if the office is vacant. Locks the address until the end
   * of the transaction.
   */
  letter(issueId: string, level: number): Promise<OfficeLetter | undefined> {
    return this.database.row(findLetter, [issueId, level]);
  }

  /**
   * Those of given letters that are unsent, may be written now and did not fail at the current address; oldest steps
   * first, at most 500.
   */
  unsent(letters: readonly Letter[], { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsent, [now, since, ...keysOf(letters)]);
  }

  /** Like `unsent`, of the newest letters to officials with the given address; including letters that failed at it. */
  newestTo(address: string, { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listNewestTo, [now, since, address]);
  }

  /** Like `newestTo`, of the letters of a page to offices with the given address. */
  unsentTo(address: string, { now, since }: Owing, page: LetterPage): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsentTo, [now, since, ...boundsOf(page), address]);
  }

  /**
   * Like `unsent`, of all letters of a page: letters that could not be written when an address was changed, for
   * example because of a pause.
   */
  unsentLetters({ now, since }: Owing, page: LetterPage): Promise<OfficeLetter[]> {
    return this.database.rows(listKeptBack, [now, since, ...boundsOf(page)]);
  }

  /** The last position of the page behind another position; undefined if that page is the last one. */
  endOfPage(after: LetterPosition, size = PAGE): Promise<LetterPosition | undefined> {
    return this.database.row(findEndOfPage, [after.issueId, after.level, size - 1]);
  }

  /**
   * The number of unsent letters that may be written to officials, by official; without those who have none. Of each
   * official at most 100 are counted, among the newest 2,000 unsent ones.
   */
  async countUnsent(officialIds: readonly string[], { now, since }: Owing): Promise<Map<string, number>> {
    const rows = await this.database.rows<RowOf<typeof OFFICIAL> & { letters: number }>(countUnsent, [
      ...[now, since, officialIds],
    ]);
    return new Map(rows.map(({ officialId, letters }) => [officialId, letters]));
  }

  /** The letters of a page to offices that were reported as vacant, and have a holder without an address now. */
  filled({ now, since }: Owing, page: LetterPage): Promise<LetterStep[]> {
    return this.database.rows(listFilled, [now, since, ...boundsOf(page)]);
  }

  /**
   * Those of given unsent letters that are true, but cannot be written, as the office has no address or is vacant;
   * without those whose reason was reported. Locks the letters; the caller must mark them as reported.
   */
  unreached(letters: readonly Letter[], { now, since }: Owing): Promise<UnreachedLetter[]> {
    return this.database.rows(listUnreached, [now, since, ...keysOf(letters)]);
  }
}

function boundsOf({ after, upTo }: LetterPage): unknown[] {
  return [after, upTo].flatMap(({ issueId, level }) => [issueId, level]);
}
