import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueEscalation } from '../entities/issue-escalation.entity';
import { HOLDER_ID, OFFICE_NOW } from './office-holder.rows';
import {
  given,
  IS_MAILED_ELSEWHERE,
  IS_TRUE,
  keysOf,
  type LetterStep,
  MAIL,
  RECIPIENT,
  STEP,
  STEPS,
} from './office-letter.rows';
import type { Letter } from './office-letter-key';

const POSITION = columnsOf(IssueEscalation, ['at', 'issueId', 'level'], 's');
const KEY = 'at, issue_id, level';
/** SQL for the first steps of an official (whose) behind a position ($2 to $4), in the order of an index. */
const first = (table: string) =>
  `(select ${KEY} from ${table} where official_id = whose.id and (${KEY}) > ($2, $3, $4)
     order by ${KEY} limit $5)`;
const listSteps = statement(
  'due-dates.steps-with-letters',
  `select distinct ${POSITION} from unnest($1::text[]) as whose(id)
    cross join lateral (${first('issue_escalations')} union all ${first('unsent_letters')}) s
    order by s.at, s.issue_id, s.level limit $5`,
);
/**
 * SQL for those of given letters whose mails (m) fulfil a condition. Each mail is read by its key (`offset 0`): the
 * planner expects next to no mail that waits, and would compare all of them with each letter.
 */
const mailed = (name: string, which: string) =>
  statement(
    `due-dates.${name}`,
    `select ${STEP}, ${OFFICE_NOW}, ${RECIPIENT} from ${STEPS}
       join ${given('$1', '$2')} on given.issue_id = x.issue_id and given.level = x.level
       left join officials o on o.id = ${HOLDER_ID}
      cross join lateral (select m.recipient, m.status from mails m where ${MAIL} offset 0) m
      where ${which}
      order by x.at, x.issue_id`,
  );
const listWaitingElsewhere = mailed(
  'letters-waiting-elsewhere',
  `m.status = 'waiting' and ${IS_MAILED_ELSEWHERE}`,
);
const listSentElsewhere = mailed('letters-sent-elsewhere', `m.status <> 'failed' and ${IS_MAILED_ELSEWHERE}`);
const listAtSuccessor = mailed(
  'letters-at-successor',
  `m.status <> 'failed' and o.id <> x.official_id and not (${IS_MAILED_ELSEWHERE})`,
);
const findStale = statement(
  'due-dates.stale-letter',
  `select ${STEP}, ${OFFICE_NOW} from ${STEPS} left join officials o on o.id = ${HOLDER_ID} join mails m on ${MAIL}
    where x.issue_id = $2 and x.level = $3 and (${IS_MAILED_ELSEWHERE} or not (${IS_TRUE}))`,
);

/** A letter that was written, and its address. */
export type MailedLetter = LetterStep & RowOf<typeof RECIPIENT>;
/** The position of a step in the order of time. */
export type StepPosition = RowOf<typeof POSITION>;

/** Reads the letters to offices that were written: those to be sent, and those that were sent. */
@Injectable()
export class MailedLetterQueries {
  constructor(private readonly database: Database) {}

  /** The first steps behind a position of which the letters were written to officials, or to others in their place. */
  stepsOf(
    officialIds: readonly string[],
    { at, issueId, level }: StepPosition,
    limit: number,
  ): Promise<StepPosition[]> {
    return this.database.rows(listSteps, [officialIds, at, issueId, level, limit]);
  }

  /** Those of given letters that wait to be sent to another address than the current one; oldest steps first. */
  waitingElsewhere(letters: readonly Letter[]): Promise<MailedLetter[]> {
    return this.database.rows(listWaitingElsewhere, keysOf(letters));
  }

  /**
   * Those of given letters that were sent, or are being sent, to another address than the current one, with that
   * address; oldest steps first.
   */
  sentElsewhere(letters: readonly Letter[]): Promise<MailedLetter[]> {
    return this.database.rows(listSentElsewhere, keysOf(letters));
  }

  /**
   * Those of given letters that were sent, or are to be sent, to an official with the current address, while another
   * official with the same address holds the office now; oldest steps first.
   */
  atSuccessor(letters: readonly Letter[]): Promise<MailedLetter[]> {
    return this.database.rows(listAtSuccessor, keysOf(letters));
  }

  /**
   * The step of a written letter that is no longer true: its issue is not late any more, its clock does not run, or the
   * office has another address. undefined if the letter is true.
   */
  stale({ issueId, level }: Letter, now: Date): Promise<LetterStep | undefined> {
    return this.database.row(findStale, [now, issueId, level]);
  }
}
