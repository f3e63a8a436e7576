import { Injectable } from '@nestjs/common';
import { type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { HOLDER_ID, OFFICE_NOW } from './office-holder.rows';
import {
  boundsOf,
  endOf,
  IS_MAILED_ELSEWHERE,
  IS_TRUE,
  KEY,
  type LetterPage,
  type LetterPosition,
  type LetterStep,
  MAIL,
  PAGE,
  RECIPIENT,
  STEP,
  STEPS,
  valuesOf,
} from './office-letter.rows';
import type { Letter } from './office-letter-key';

/** SQL for the position of a step behind another one ($2 to $4). */
const IS_BEHIND = `(${KEY}) > ($2, $3, $4)`;
/**
 * SQL for the steps of which the letters were written to officials ($1), or to others in their place. Each official's
 * are read in the order of an index.
 * @param which the condition for them, and the limit for those of each official
 */
const steps = (which: string) => {
  const stepsIn = (table: string) =>
    `(select ${KEY} from ${table} where official_id = whose.id and ${which})`;
  return `(select distinct s.at, s.issue_id, s.level
      from unnest($1::text[]) as whose(id)
     cross join lateral (${stepsIn('issue_escalations')} union all ${stepsIn('unsent_letters')}) s) steps`;
};
const findEndOfPage = statement(
  'due-dates.end-of-steps',
  endOf(steps(`${IS_BEHIND} order by ${KEY} limit $5 + 1`), '$5'),
);
/**
 * SQL for letters that were written to another address than the current one, on a page ($2 to $7) of those steps. By
 * the limit, which no page reaches, the planner expects few.
 */
const mailedElsewhere = (name: string, status: string) =>
  statement(
    `due-dates.${name}`,
    `with page as materialized (
       select * from ${steps(`${IS_BEHIND} and (${KEY}) <= ($5, $6, $7)`)} limit ${10 * PAGE})
     select ${STEP}, ${OFFICE_NOW}, ${RECIPIENT} from ${STEPS}
       join page on page.issue_id = x.issue_id and page.level = x.level
       left join officials o on o.id = ${HOLDER_ID}
       join mails m on ${MAIL} and m.status ${status} and ${IS_MAILED_ELSEWHERE}
      order by x.at, x.issue_id`,
  );
const listWaitingElsewhere = mailedElsewhere('letters-waiting-elsewhere', "= 'waiting'");
const listSentElsewhere = mailedElsewhere('letters-sent-elsewhere', "<> 'failed'");
const findUntrue = statement(
  'due-dates.letter-untrue',
  `select ${STEP}, ${OFFICE_NOW} from ${STEPS} left join officials o on o.id = ${HOLDER_ID} join mails m on ${MAIL}
    where x.issue_id = $2 and x.level = $3 and (${IS_MAILED_ELSEWHERE} or not (${IS_TRUE}))`,
);

/** A letter that was written, and its address. */
export type MailedLetter = LetterStep & RowOf<typeof RECIPIENT>;

/** Reads the letters to offices that were written: those to be sent, and those that were sent. */
@Injectable()
export class MailedLetterQueries {
  constructor(private readonly database: Database) {}

  /**
   * The last position of the page of steps of officials behind another position; undefined if that page is the last
   * one.
   */
  endOfPage(
    officialIds: readonly string[],
    after: LetterPosition,
    size = PAGE,
  ): Promise<LetterPosition | undefined> {
    return this.database.row(findEndOfPage, [officialIds, ...valuesOf(after), size - 1]);
  }

  /** The letters to officials on a page that wait to be sent to another address than the current one. */
  waitingElsewhere(officialIds: readonly string[], page: LetterPage): Promise<MailedLetter[]> {
    return this.database.rows(listWaitingElsewhere, [officialIds, ...boundsOf(page)]);
  }

  /**
   * The letters to officials on a page that were sent, or are being sent, to another address than the current one, with
   * that address.
   */
  sentElsewhere(officialIds: readonly string[], page: LetterPage): Promise<MailedLetter[]> {
    return this.database.rows(listSentElsewhere, [officialIds, ...boundsOf(page)]);
  }

  /**
   * The step of a written letter that is no longer true: its issue is not late any more, its clock does not run, or the
   * office has another address. undefined if the letter is true.
   */
  untrue({ issueId, level }: Letter, now: Date): Promise<LetterStep | undefined> {
    return this.database.row(findUntrue, [now, issueId, level]);
  }
}
