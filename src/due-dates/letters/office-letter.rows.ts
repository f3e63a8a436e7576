import { Mail } from '../../platform/mail/entities/mail.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { emailKeySql } from '../../kernel/text/email-address';
import { IssueEscalation } from '../entities/issue-escalation.entity';
import { HOLDER } from './office-holder.rows';
import type { Letter } from './office-letter-key';

export const STEP = columnsOf(IssueEscalation, ['issueId', 'level', 'dueAt', 'at'], 'x');
export const RECIPIENT = columnsOf(Mail, ['recipient'], 'm');

/** SQL for steps (x) of issues (i), with the current holders of their offices (o), if any. */
export const STEPS = `issue_escalations x join issues i on i.id = x.issue_id ${HOLDER}`;
/** SQL for the mail (m) of a letter, by its key: at most one. @param letter the alias of the step or unsent letter */
export const mailOf = (letter: string) =>
  `m.key = 'escalation:' || ${letter}.issue_id || ':' || ${letter}.level`;
export const MAIL = mailOf('x');
/**
 * SQL: the statements of a letter of a step (x) about an issue (i) are true at a time ($1): it is late, or the step was
 * before the due date, and its clock runs.
 */
export const IS_TRUE = `i.status in ('open', 'in_progress') and (i.due_at <= $1 or x.due_at > x.at)
      and not exists (select from sla_pauses p
                       where p.issue_id = i.id and p.from_at <= $1 and coalesce(p.ended_at, p.until_at) > $1)`;
/** SQL for the mail (m) of a letter: the office (o) has another address now, or is vacant. */
export const IS_MAILED_ELSEWHERE = `${emailKeySql('m.recipient')} is distinct from ${emailKeySql('o.email')}`;
/** SQL for given letters. @param issues the parameter with their issues @param levels that with their levels */
export const given = (issues: string, levels: string) =>
  `unnest(${issues}::text[], ${levels}::smallint[]) as given (issue_id, level)`;

/** A step, and its office as the current holder's record has it; if it is vacant, as at the time of the step. */
export type LetterStep = RowOf<typeof STEP> & Pick<IssueEscalation, 'officialId' | 'designation' | 'place'>;

/** The values of the two parameters of `given`. */
export function keysOf(letters: readonly Letter[]): unknown[] {
  return [letters.map(({ issueId }) => issueId), letters.map(({ level }) => level)];
}
