import { Injectable } from '@nestjs/common';
import { hasVerifiedAddress } from '../../auth';
import { Issue } from '../../issues/entities/issue.entity';
import type { ConfirmationAnswer } from '../../kernel/confirmations';
import { emailKeySql } from '../../kernel/text/email-address';
import { Config } from '../../platform/config/config';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueConfirmationRecipient } from '../entities/issue-confirmation-recipient.entity';
import type { LinkedPerson } from './confirmation-links.service';

const UNTOLD = columnsOf(IssueConfirmationRecipient, ['confirmationId', 'person'], 'm');
const ISSUE = columnsOf(Issue, { issueId: 'id', city: 'city', title: 'title' }, 'i');
const IS_OPEN = 'c.outcome is null and c.ended_at is null';

/** SQL: the language in which an address follows the issue, else that of its mails, else English. */
const LANGUAGE = `coalesce(
  (select s.language from alert_subscriptions s
    where s.email = a.email and s.city = i.city and s.kind = 'issue' and s.target = i.id and s.confirmed_at is not null),
  (select p.language from alert_addresses p where p.email = a.email), 'en')`;
/** Takes people who are not told yet, and marks them as told; others are skipped while they are locked. */
const takeUntold = statement(
  'confirmations.take-untold',
  `with taken as (
     update issue_confirmation_recipients set told_at = $1 where (confirmation_id, person) in (
       select confirmation_id, person from issue_confirmation_recipients where told_at is null
        order by confirmation_id, person limit $2 for update skip locked)
     returning confirmation_id, person, user_id, email)
   select ${UNTOLD}, ${ISSUE}, ${IS_OPEN} as "isOpen", a.email, ${LANGUAGE} as language
     from taken m join issue_confirmations c on c.id = m.confirmation_id join issues i on i.id = c.issue_id
     left join lateral (
       select coalesce(m.email, (select ${emailKeySql('u.email')} from users u
                                  where u.id = m.user_id and ${hasVerifiedAddress('$3')})) as email) a on true
    order by m.confirmation_id, m.person`,
);
const findLinked = statement(
  'confirmations.linked',
  `select ${ISSUE}, a.answer as mine, a.words
     from issue_confirmations c join issues i on i.id = c.issue_id and not i.hidden
     join issue_confirmation_recipients m on m.confirmation_id = c.id and m.person = $2
     left join issue_confirmation_answers a on a.confirmation_id = c.id and a.person = m.person
    where c.id = $1 and ${IS_OPEN}`,
);
const listWaiting = statement(
  'confirmations.waiting',
  `select ${ISSUE} from issue_confirmation_recipients m
     join issue_confirmations c on c.id = m.confirmation_id and ${IS_OPEN}
     join issues i on i.id = c.issue_id and not i.hidden
    where m.user_id = $1 and not exists (
      select from issue_confirmation_answers a where a.confirmation_id = c.id and a.person = m.person)
    order by c.id desc limit $2`,
);

/** An issue somebody is asked about. */
export type AskedIssueRow = RowOf<typeof ISSUE>;
/** Somebody to be asked. */
export interface UntoldRecipient extends RowOf<typeof UNTOLD>, AskedIssueRow {
  /** Whether people can still answer. */
  isOpen: boolean;
  /** null: no address that mails may go to. */
  email: string | null;
  language: string;
}
/** The question that a link is about, with the answer of its person. */
export interface LinkedQuestion extends AskedIssueRow {
  mine: ConfirmationAnswer | null;
  words: string | null;
}

/** The queries about the questions to people. */
@Injectable()
export class ConfirmationQuestionQueries {
  /** Whether addresses that no provider verified get mails, which then stay on the machine. */
  private readonly areAllTrusted: boolean;

  constructor(
    private readonly database: Database,
    { localIdentity, settings }: Config,
  ) {
    this.areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
  }

  /** People who are not asked yet; after the call they count as asked. Call it in the transaction of their mails. */
  takeUntold(now: Date, limit: number): Promise<UntoldRecipient[]> {
    return this.database.rows(takeUntold, [now, limit, this.areAllTrusted]);
  }

  /** The open question of a link; undefined once it is decided. */
  linked({ confirmationId, person }: LinkedPerson): Promise<LinkedQuestion | undefined> {
    return this.database.row(findLinked, [confirmationId, person]);
  }

  /** Issues that an account is asked about and has not answered, the newest question first. */
  waiting(userId: string, limit: number): Promise<AskedIssueRow[]> {
    return this.database.rows(listWaiting, [userId, limit]);
  }
}
