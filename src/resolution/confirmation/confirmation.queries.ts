import { Injectable } from '@nestjs/common';
import { hasVerifiedAddress, ownerOf } from '../../auth';
import { User } from '../../auth/entities/user.entity';
import { withJoined } from '../../issues';
import type { ConfirmationAnswer } from '../../kernel/confirmations';
import { emailKeySql } from '../../kernel/text/email-address';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueConfirmation } from '../entities/issue-confirmation.entity';
import { IssueConfirmationAnswer } from '../entities/issue-confirmation-answer.entity';

const CURRENT = columnsOf(IssueConfirmation, ['id', 'askedAt', 'outcome'], 'c');
const DUE = columnsOf(IssueConfirmation, ['id', 'issueId'], 'c');
const GIVEN = columnsOf(IssueConfirmationAnswer, [
  ...(['person', 'answer', 'words', 'isReporter', 'isNewAccount'] as const),
  ...(['network', 'device', 'at'] as const),
]);
const ACCOUNT = columnsOf(User, ['createdAt'], 'u');

/** SQL: the department of the unit, else the one for the category; of several, the one with the fewest categories. */
const DEPARTMENT = `coalesce(s.department_id, (
  select d.id from departments d where d.city = i.city and i.category = any (d.categories)
   order by cardinality(d.categories), d.id limit 1))`;
const begin = statement(
  'confirmations.begin',
  `insert into issue_confirmations
     (issue_id, resolution_id, city, ward, category, department_id, unit_id, asked_at, outcome, decided_at)
   select i.id, r.id, i.city, i.ward, i.category, ${DEPARTMENT}, i.holder_unit_id, r.resolved_at,
          case when i.not_repaired then 'not_repaired' end, case when i.not_repaired then r.resolved_at end
     from issues i join issue_resolutions r on r.issue_id = i.id and r.dropped_at is null
     left join staff_units s on s.id = i.holder_unit_id
    where i.id = $1
   returning id`,
);
/** SQL: names an address without an account. */
const OF_ADDRESS = `'mail:' || encode(sha256(convert_to(s.email, 'UTF8')), 'hex')`;
const addRecipients = statement(
  'confirmations.add-recipients',
  `insert into issue_confirmation_recipients (confirmation_id, person, issue_id, user_id, email)
   select distinct on (p.person) $1::bigint, p.person, $2, p.user_id, p.email
     from (select ${ownerOf('i.reporter_id')} as person, ${ownerOf('i.reporter_id')} as user_id, null as email
             from issues i where i.id in ${withJoined('$2')}
            union all
           select v.user_id, v.user_id, null from issue_upvotes v where v.issue_id = $2
            union all
           select coalesce(a.id, ${OF_ADDRESS}), a.id, case when a.id is null then s.email end
             from issues i join users r on r.id = ${ownerOf('i.reporter_id')}
             join alert_subscriptions s on s.city = i.city and s.kind = 'issue' and s.target = i.id
              and s.confirmed_at is not null and (not s.own or s.email = ${emailKeySql('r.email')})
             left join lateral (select u.id from users u
                                 where ${emailKeySql('u.email')} = s.email and ${hasVerifiedAddress('$3')}
                                 order by u.id limit 1) a on true
            where i.id = $2) p
    order by p.person
   on conflict do nothing`,
);
/** SQL: the newest confirmation of an issue, unless the issue was reopened otherwise. */
const NEWEST = `(select * from issue_confirmations where issue_id = $1 order by id desc limit 1)`;
const count = (answer: ConfirmationAnswer) => `'${answer}', count(*) filter (where answer = '${answer}')`;
const findCurrent = statement(
  'confirmations.current',
  `select ${CURRENT}, m.person is not null as "isAsked", a.answer as mine,
          (select json_build_object(${count('yes')}, ${count('partly')}, ${count('no')})
             from issue_confirmation_answers where confirmation_id = c.id) as answers
     from ${NEWEST} c
     left join issue_confirmation_recipients m on m.confirmation_id = c.id and m.person = $2
     left join issue_confirmation_answers a on a.confirmation_id = c.id and a.person = $2
    where c.ended_at is null`,
);
const findAccount = statement('confirmations.account', `select ${ACCOUNT} from users u where u.id = $1`);
const listAnswers = statement(
  'confirmations.answers',
  `select ${GIVEN} from issue_confirmation_answers where confirmation_id = $1 order by at, person`,
);
const listDue = statement(
  'confirmations.due',
  `select ${DUE} from issue_confirmations c
    where c.outcome is null and c.ended_at is null and c.id > $3
      and (c.asked_at <= $1 or c.id in (
        select a.confirmation_id from issue_confirmation_answers a
          join issue_confirmations o on o.id = a.confirmation_id and o.outcome is null and o.ended_at is null
         group by a.confirmation_id having count(*) >= $2))
    order by c.id limit $4`,
);
const countDisputes = statement(
  'confirmations.disputes',
  `select issue_id as id, count(*)::int as disputes from issue_confirmations
    where issue_id = any ($1::text[]) and outcome = 'disputed' group by issue_id`,
);
const forgetSources = statement(
  'confirmations.forget-sources',
  `with asked as (select id from issue_confirmations where issue_id = $1),
   addresses as (
     update issue_confirmation_recipients set email = null
      where confirmation_id in (select id from asked) and email is not null)
   update issue_confirmation_answers set network = null, device = null
    where confirmation_id in (select id from asked) and (network is not null or device is not null)`,
);
/** Ends the open questions of issues ($1) that were joined with another ($2), whose people are asked about that one. */
const join = statement(
  'confirmations.join',
  `with ended as (
     update issue_confirmations set ended_at = $3
      where issue_id = any ($1::text[]) and outcome is null and ended_at is null returning id)
   insert into issue_confirmation_recipients (confirmation_id, person, issue_id, user_id, email)
   select distinct on (m.person) c.id, m.person, c.issue_id, m.user_id, m.email
     from ended join issue_confirmation_recipients m on m.confirmation_id = ended.id
     join issue_confirmations c on c.issue_id = $2 and c.outcome is null and c.ended_at is null
    where m.user_id is not null or m.email is not null
    order by m.person
   on conflict do nothing`,
);
/** Asks again about issues whose present resolution was asked about until they were joined with another. */
const part = statement(
  'confirmations.part',
  `update issue_confirmations c set ended_at = null
     from issues i join issue_resolutions r on r.issue_id = i.id and r.dropped_at is null
    where i.id = any ($1::text[]) and i.status = 'resolved' and c.resolution_id = r.id
      and c.outcome is null and c.ended_at is not null`,
);

/** How many people gave each answer. */
export type AnswerCounts = Record<ConfirmationAnswer, number>;
/** The question about the present resolution of an issue, or what it came to, as one person sees it. */
export interface CurrentConfirmation extends RowOf<typeof CURRENT> {
  /** Whether the person is asked. */
  isAsked: boolean;
  mine: ConfirmationAnswer | null;
  answers: AnswerCounts;
}
/** An answer as it is stored. */
export type StoredAnswer = RowOf<typeof GIVEN>;

/** The queries of confirmations. */
@Injectable()
export class ConfirmationQueries {
  constructor(private readonly database: Database) {}

  /**
   * Stores the question about the present resolution of an issue; for one without a repair, that nobody is asked.
   * @returns its id
   */
  async begin(issueId: string): Promise<string> {
    const row = await this.database.row<Pick<IssueConfirmation, 'id'>>(begin, [issueId]);
    if (!row) throw new Error(`The issue ${issueId} has no resolution`);
    return row.id;
  }

  /**
   * Stores who is asked: the reporter and those of joined issues, everyone who supports the issue, and its followers;
   * each person once.
   * @param areAllTrusted whether addresses that no provider verified count
   */
  async addRecipients(confirmationId: string, issueId: string, areAllTrusted: boolean): Promise<void> {
    await this.database.rows(addRecipients, [confirmationId, issueId, areAllTrusted]);
  }

  /**
   * The question about the present resolution of an issue, or what it came to.
   * @param person the reader; undefined: nobody in particular
   * @returns undefined if nothing was asked, or the issue was reopened otherwise
   */
  current(issueId: string, person?: string): Promise<CurrentConfirmation | undefined> {
    return this.database.row(findCurrent, [issueId, person]);
  }

  /** When an account was made; undefined if there is none. */
  async accountSince(userId: string): Promise<Date | undefined> {
    return (await this.database.row<RowOf<typeof ACCOUNT>>(findAccount, [userId]))?.createdAt;
  }

  /** All answers, oldest first. */
  answers(confirmationId: string): Promise<StoredAnswer[]> {
    return this.database.rows(listAnswers, [confirmationId]);
  }

  /**
   * Undecided questions that may be decided: asked at or before a time, or with enough answers.
   * @param after the id of the last one of the previous batch
   */
  due(askedBy: Date, enough: number, after: string, limit: number): Promise<Array<RowOf<typeof DUE>>> {
    return this.database.rows(listDue, [askedBy, enough, after, limit]);
  }

  /** How often the people of each issue said that it was not repaired, by id; an issue without disputes is absent. */
  async disputes(issueIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ id: string; disputes: number }>(countDisputes, [issueIds]);
    return new Map(rows.map(({ id, disputes }) => [id, disputes]));
  }

  /** Removes the addresses of followers of an issue who were asked, and where answers came from. */
  async forgetSources(issueId: string): Promise<void> {
    await this.database.rows(forgetSources, [issueId]);
  }

  /** Ends the open questions about issues that were joined with another, and asks their people about that one. */
  async join(issueIds: readonly string[], canonicalId: string, endedAt: Date): Promise<void> {
    await this.database.rows(join, [issueIds, canonicalId, endedAt]);
  }

  /** Asks again about issues that are by themselves again. */
  async part(issueIds: readonly string[]): Promise<void> {
    await this.database.rows(part, [issueIds]);
  }
}
