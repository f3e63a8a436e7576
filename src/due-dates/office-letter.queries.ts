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
import { HOLDER, HOLDER_ID, OFFICE_NOW } from './office-holder.rows';
import type { Letter } from './office-letter-key';

const STEP = columnsOf(IssueEscalation, ['issueId', 'level', 'dueAt', 'at'], 'x');
const OF_STEP = columnsOf(IssueEscalation, { formerId: 'officialId' }, 'x');
const ISSUE = columnsOf(Issue, ['title', 'description', 'city', 'address', 'hidden'], 'i');
const CONTACT = columnsOf(Official, ['email'], 'o');
const CITY = columnsOf(City, ['timeZone'], 'c');
const RECIPIENT = columnsOf(Mail, ['recipient'], 'm');
const OFFICIAL = columnsOf(UnsentLetter, ['officialId'], 'x');
const POSITION = columnsOf(UnsentLetter, ['at', 'issueId', 'level'], 'u');

/** SQL for steps (x) of issues (i), with the current holders of their offices (o), if any. */
const STEPS = `issue_escalations x join issues i on i.id = x.issue_id ${HOLDER}`;
/** SQL for steps, with the content of their letters and the recipients. */
const LETTERS = `select ${STEP}, ${OFFICE_NOW}, ${OF_STEP}, ${ISSUE}, ${CONTACT}, ${CITY} from ${STEPS}
     join cities c on c.slug = i.city join officials o on o.id = ${HOLDER_ID}`;
/** SQL for the mail (m) of a step (x), by its key: at most one. */
const MAIL = `m.key = 'escalation:' || x.issue_id || ':' || x.level`;
/** SQL: the statements of letters about an issue (i) are true at a time ($1): it is late, and its clock runs. */
const IS_TRUE = `i.status in ('open', 'in_progress') and i.due_at <= $1
      and not exists (select from sla_pauses p
                       where p.issue_id = i.id and p.from_at <= $1 and coalesce(p.ended_at, p.until_at) > $1)`;
/**
 * SQL: the link in a letter of the step would still be valid ($2: the oldest time of a step), and the letter is true
 * ($1).
 */
const IS_OWED = `u.at > $2 and not i.hidden and ${IS_TRUE}`;
/**
 * SQL: no mail of the step (x) is being sent, or was sent to the current address. By a scalar subquery, so that the
 * mail is read by its key.
 */
const HAS_NO_MAIL = `not coalesce((select m.status = 'waiting' or m.status = 'sent' and lower(m.recipient) = lower(o.email)
                           from mails m where ${MAIL}), false)`;
/**
 * SQL: the office (o) now has another address than the one that failed.
 * @param letter the alias of the unsent letter
 */
const isElsewhere = (letter: string) => `lower(${letter}.recipient) <> lower(o.email)`;
/** How many letters are written in one transaction; each has a body. */
const MAX_LETTERS = 500;
/** How many unsent letters one statement reads at most: it has a time limit, and finds the holder of each office. */
const PAGE = 2000;
const KEY = 'at, issue_id, level';
/** SQL for the unsent letter (u) of a step (x). @param table the table, or a part of its rows */
const unsentOf = (table: string) => `${table} u on u.issue_id = x.issue_id and u.level = x.level`;
const UNSENT = unsentOf('unsent_letters');
/** SQL for the unsent letters between two positions ($3 to $5, $6 to $8). By the limit the planner expects few. */
const ON_PAGE = `page as materialized (
     select * from unsent_letters where (${KEY}) > ($3, $4, $5) and (${KEY}) <= ($6, $7, $8)
      order by ${KEY} limit ${PAGE})`;
/**
 * SQL for the letters that are owed, each with the id of the current holder. Materialized: the planner expects next to
 * no letter of a holder, and would then go through all unsent letters for each of them.
 * @param whose the condition for an unsent letter (u)
 * @param table as in `unsentOf`
 */
const owed = (whose: string, table = 'unsent_letters') => `owed as materialized (
     select u.issue_id, u.level, u.official_id, u.recipient, u.at, ${HOLDER_ID} as holder_id
       from ${STEPS} join ${unsentOf(table)} where ${whose} and ${IS_OWED})`;
/**
 * The oldest letters that may be written. SQL: they are chosen first and then locked, which waits for a transaction
 * that changes an address or writes the letter, and looks at the conditions again.
 * @param candidates the SQL of `owed`, with the parts it reads from
 * @param which the condition for the office (o) of a letter of an alias
 */
const unsent = (name: string, candidates: string, which: (letter: string) => string) =>
  statement(
    `due-dates.${name}`,
    `with ${candidates},
     next as materialized (
       select x.issue_id, x.level from owed x join officials o on o.id = x.holder_id
        where o.email <> '' and ${which('x')} and ${HAS_NO_MAIL}
        order by x.at, x.issue_id limit ${MAX_LETTERS})
     ${LETTERS} join ${UNSENT}
      where (x.issue_id, x.level) in (select issue_id, level from next)
        and o.email <> '' and ${which('u')} and ${IS_OWED} and ${HAS_NO_MAIL}
      order by u.at, u.issue_id for share of o for update of u`,
  );
const listUnsentTo = unsent('letters-unsent-to', owed('u.official_id = any($3)'), isElsewhere);
const listUnsentToAddress = unsent(
  'letters-unsent-to-address',
  `${ON_PAGE}, ${owed('true', 'page')}`,
  () => 'lower(o.email) = lower($9)',
);
const listKeptBack = unsent('letters-kept-back', `${ON_PAGE}, ${owed('true', 'page')}`, isElsewhere);
const findEndOfPage = statement(
  'due-dates.end-of-unsent-letters',
  `select ${POSITION} from unsent_letters u where (${KEY}) > ($1, $2, $3) order by ${KEY} offset $4 limit 1`,
);
const findEndOfPageTo = statement(
  'due-dates.end-of-unsent-letters-to',
  `select ${POSITION} from unsent_letters u where official_id = any($5) and (${KEY}) > ($1, $2, $3)
    order by ${KEY} offset $4 limit 1`,
);
const countUnsent = statement(
  'due-dates.count-unsent-letters',
  `with ${owed('u.official_id = any($3)')}
   select ${OFFICIAL}, count(*)::int as letters
     from owed x join officials o on o.id = x.holder_id and o.id = x.official_id
    where o.email <> '' and ${HAS_NO_MAIL} group by x.official_id`,
);
/** SQL for the reason an office has no address: `no-address` for an official (o), `vacant` without one. */
const REASON = `case when o.id is null then 'vacant' else 'no-address' end`;
/** One row for each office. On a page, as it marks each letter. */
const reportUnreached = statement(
  'due-dates.report-unreached-offices',
  `with unreached as (
     select ${STEP}, ${OFFICE_NOW}, ${REASON} as reason
       from ${STEPS} join ${UNSENT} left join officials o on o.id = ${HOLDER_ID}
      where u.official_id = any($9) and (u.at, u.issue_id, u.level) > ($3, $4, $5) and (u.at, u.issue_id, u.level) <= ($6, $7, $8)
        and coalesce(o.email, '') = '' and ${IS_OWED} and u.told is distinct from ${REASON}
        for update of u),
   marked as (
     update unsent_letters u set told = f.reason from unreached f where u.issue_id = f."issueId" and u.level = f.level)
   select distinct on ("officialId", designation, place) * from unreached
    order by "officialId", designation, place, at`,
);
/** SQL: the mail of a letter has another address than the office now has, or the office is vacant. */
const IS_MAILED_ELSEWHERE = 'lower(m.recipient) is distinct from lower(o.email)';
/**
 * SQL for letters of steps after a time ($2), addressed to another address than the current one, of officials ($1) or
 * written to them since.
 */
const mailedElsewhere = (name: string, status: string) =>
  statement(
    `due-dates.${name}`,
    `select ${STEP}, ${OFFICE_NOW}, ${RECIPIENT} from ${STEPS} left join officials o on o.id = ${HOLDER_ID}
       join mails m on ${MAIL} and m.status ${status} and ${IS_MAILED_ELSEWHERE}
      where (x.issue_id, x.level) in (
              select e.issue_id, e.level from issue_escalations e where e.official_id = any($1) and e.at > $2
              union select k.issue_id, k.level from unsent_letters k where k.official_id = any($1) and k.at > $2)
      order by x.at, x.issue_id`,
  );
const listWaitingElsewhere = mailedElsewhere('letters-waiting-elsewhere', "= 'waiting'");
const listSentElsewhere = mailedElsewhere('letters-sent-elsewhere', "<> 'failed'");
const findUntrue = statement(
  'due-dates.letter-untrue',
  `select ${STEP}, ${OFFICE_NOW} from ${STEPS} left join officials o on o.id = ${HOLDER_ID} join mails m on ${MAIL}
    where x.issue_id = $2 and x.level = $3 and (${IS_MAILED_ELSEWHERE} or not (${IS_TRUE}))`,
);
/** In SQL: a transaction that changes the address meanwhile waits, and then sees the letter. */
const findLetter = statement(
  'due-dates.letter',
  `${LETTERS} where x.issue_id = $1 and x.level = $2 for share of o`,
);

/** A step, and its office as the current holder's record has it; if it is vacant, as at the time of the step. */
export type LetterStep = RowOf<typeof STEP> & Pick<IssueEscalation, 'officialId' | 'designation' | 'place'>;
/** A letter to an office: the step, the current content, and the recipient. */
export interface OfficeLetter
  extends LetterStep, RowOf<typeof ISSUE>, RowOf<typeof CONTACT>, RowOf<typeof CITY>, RowOf<typeof OF_STEP> {}
/** An office without an address, or a vacant one. */
export type UnreachedOffice = LetterStep & { reason: 'no-address' | 'vacant' };
/** A letter that was written, and its address. */
export type MailedLetter = LetterStep & RowOf<typeof RECIPIENT>;
/** The position of an unsent letter in the order of steps. */
export type LetterPosition = RowOf<typeof POSITION>;
/** The unsent letters behind a position, up to another. */
export interface LetterPage {
  after: LetterPosition;
  upTo: LetterPosition;
}
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
   * The unsent letters to officials that may be written now and did not fail at the current address; oldest steps
   * first, at most 500.
   */
  unsentTo(officialIds: readonly string[], { now, since }: Owing): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsentTo, [now, since, officialIds]);
  }

  /** Like `unsentTo`, for all officials with the given address, on a page; including letters that failed at it. */
  unsentToAddress(address: string, { now, since }: Owing, page: LetterPage): Promise<OfficeLetter[]> {
    return this.database.rows(listUnsentToAddress, [now, since, ...boundsOf(page), address]);
  }

  /**
   * Like `unsentTo`, for all officials of a page: letters that could not be written when an address was changed, for
   * example because of a pause.
   */
  keptBack({ now, since }: Owing, page: LetterPage): Promise<OfficeLetter[]> {
    return this.database.rows(listKeptBack, [now, since, ...boundsOf(page)]);
  }

  /**
   * The last position of the page behind another position; undefined if that page is the last one.
   * @param officialIds the officials whose letters count; by default all
   */
  endOfPage(
    { at, issueId, level }: LetterPosition,
    size = PAGE,
    officialIds?: readonly string[],
  ): Promise<LetterPosition | undefined> {
    const values = [at, issueId, level, size - 1];
    return officialIds
      ? this.database.row(findEndOfPageTo, [...values, officialIds])
      : this.database.row(findEndOfPage, values);
  }

  /** The number of unsent letters that may be written to officials, by official; without those who have none. */
  async countUnsent(officialIds: readonly string[], { now, since }: Owing): Promise<Map<string, number>> {
    const rows = await this.database.rows<RowOf<typeof OFFICIAL> & { letters: number }>(countUnsent, [
      ...[now, since, officialIds],
    ]);
    return new Map(rows.map(({ officialId, letters }) => [officialId, letters]));
  }

  /**
   * The offices of officials to which true unsent letters of a page cannot be written. Each office once, each letter
   * once per reason; the letters are marked as reported. The caller must notify city staff.
   */
  reportUnreached(
    officialIds: readonly string[],
    { now, since }: Owing,
    page: LetterPage,
  ): Promise<UnreachedOffice[]> {
    return this.database.rows(reportUnreached, [now, since, ...boundsOf(page), officialIds]);
  }

  /**
   * The letters to officials that wait to be sent to another address than the current one; oldest steps first.
   * @param since the earliest time of a step; older letters are withdrawn when they are due to be sent
   */
  waitingElsewhere(officialIds: readonly string[], since: Date): Promise<MailedLetter[]> {
    return this.database.rows(listWaitingElsewhere, [officialIds, since]);
  }

  /**
   * The letters to officials that were sent, or are being sent, to another address than the current one, with that
   * address; oldest steps first.
   * @param since the earliest time of a step whose link could still be valid
   */
  sentElsewhere(officialIds: readonly string[], since: Date): Promise<MailedLetter[]> {
    return this.database.rows(listSentElsewhere, [officialIds, since]);
  }

  /**
   * The step of a written letter that is no longer true: its issue is not late any more, its clock does not run, or the
   * office has another address. undefined if the letter is true.
   */
  untrue({ issueId, level }: Letter, now: Date): Promise<LetterStep | undefined> {
    return this.database.row(findUntrue, [now, issueId, level]);
  }
}

function boundsOf({ after, upTo }: LetterPage): unknown[] {
  return [after, upTo].flatMap(({ at, issueId, level }) => [at, issueId, level]);
}
