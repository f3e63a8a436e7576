import { Issue } from '../issues/entities/issue.entity';
import { Mail } from '../mail/entities/mail.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { UnsentLetter } from './entities/unsent-letter.entity';
import { HOLDER } from './office-holder.rows';

export const STEP = columnsOf(IssueEscalation, ['issueId', 'level', 'dueAt', 'at'], 'x');
export const RECIPIENT = columnsOf(Mail, ['recipient'], 'm');
const POSITION = columnsOf(UnsentLetter, ['at', 'issueId', 'level']);

/** SQL for steps (x) of issues (i), with the current holders of their offices (o), if any. */
export const STEPS = `issue_escalations x join issues i on i.id = x.issue_id ${HOLDER}`;
/** SQL for the mail (m) of a step (x), by its key: at most one. */
export const MAIL = `m.key = 'escalation:' || x.issue_id || ':' || x.level`;
/** SQL: the statements of letters about an issue (i) are true at a time ($1): it is late, and its clock runs. */
export const IS_TRUE = `i.status in ('open', 'in_progress') and i.due_at <= $1
      and not exists (select from sla_pauses p
                       where p.issue_id = i.id and p.from_at <= $1 and coalesce(p.ended_at, p.until_at) > $1)`;
/** SQL for the mail (m) of a letter: the office (o) has another address now, or is vacant. */
export const IS_MAILED_ELSEWHERE = 'lower(m.recipient) is distinct from lower(o.email)';
/** How many letters one statement reads at most: it has a time limit, and finds the holder of each office. */
export const PAGE = 2000;
/** SQL for the position of a letter in the order of steps. */
export const KEY = 'at, issue_id, level';
/** SQL for the last position of a page. @param letters the letters behind the position before @param size the size less one */
export const endOf = (letters: string, size: string) =>
  `select ${POSITION} from ${letters} order by ${KEY} offset ${size} limit 1`;

/** A step, and its office as the current holder's record has it; if it is vacant, as at the time of the step. */
export type LetterStep = RowOf<typeof STEP> & Pick<IssueEscalation, 'officialId' | 'designation' | 'place'>;
/** The position of a letter in the order of steps. */
export type LetterPosition = RowOf<typeof POSITION>;
/** The letters behind a position, up to another. */
export interface LetterPage {
  after: LetterPosition;
  upTo: LetterPosition;
}

/** Behind all letters. */
export const LAST: LetterPosition = { at: new Date('9999-12-31T00:00:00Z'), issueId: '', level: 0 };

/** The position before all letters about steps since a time. */
export function firstPosition(since: Date): LetterPosition {
  return { at: since, issueId: '', level: 0 };
}

/** The page that has only the letter of a step. */
export function pageOf({ at, issueId, level }: LetterPosition): LetterPage {
  return { after: { at, issueId, level: level - 1 }, upTo: { at, issueId, level } };
}

/** The values of the parameters for a position. */
export function valuesOf({ at, issueId, level }: LetterPosition): unknown[] {
  return [at, issueId, level];
}

/** The values of the parameters for a page. */
export function boundsOf({ after, upTo }: LetterPage): unknown[] {
  return [...valuesOf(after), ...valuesOf(upTo)];
}
