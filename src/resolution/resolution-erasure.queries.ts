import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';

/** How many issues one transaction moves: each takes several statements. */
const ISSUES = 50;
const RESOLVED = columnsOf(IssueResolution, { id: 'id', issueId: 'issueId', text: 'description' }, 'r');
const ASKED = columnsOf(ReopenRequest, { id: 'id', issueId: 'issueId', text: 'reason' }, 'q');

const nextScopes = statement(
  'resolution.next-of-erased',
  `select scope, min(at) as at from (
     (select issue_id as scope, resolved_at as at from issue_resolutions where resolver_id = $1 limit ${ISSUES})
     union all (select r.issue_id, t.at from resolution_ratings t join issue_resolutions r on r.id = t.resolution_id
                 where t.user_id = $1 limit ${ISSUES})
     union all (select issue_id, at from reopen_requests where user_id = $1 limit ${ISSUES})
     union all (select p.issue_id, c.asked_at from issue_confirmation_recipients p
                  join issue_confirmations c on c.id = p.confirmation_id where p.user_id = $1 limit ${ISSUES})) own
    group by scope order by scope limit ${ISSUES}`,
);
/** An answer belongs to a recipient, so the recipient is there under the new account first. */
const addRecipients = statement(
  'resolution.add-recipients-of-erased',
  `insert into issue_confirmation_recipients (confirmation_id, person, issue_id, user_id, email, told_at)
   select p.confirmation_id, case when p.person = $1 then $3 else p.person end, p.issue_id, $3, null, p.told_at
     from issue_confirmation_recipients p where p.user_id = $1 and p.issue_id = $2 and p.person = $1`,
);
const moveAnswers = statement(
  'resolution.move-answers-of-erased',
  `update issue_confirmation_answers set person = $3, words = null where person = $1 and issue_id = $2 returning person`,
);
const dropRecipients = statement(
  'resolution.drop-recipients-of-erased',
  `delete from issue_confirmation_recipients where user_id = $1 and issue_id = $2 returning person`,
);
const resolved = statement(
  'resolution.resolved-by-erased',
  `select ${RESOLVED} from issue_resolutions r where r.resolver_id = any ($1) order by r.id for no key update`,
);
const asked = statement(
  'resolution.asked-by-erased',
  `select ${ASKED} from reopen_requests q where q.user_id = any ($1) order by q.id for no key update`,
);

/** What an official resolved stays theirs, under the name of the office. */
const rename = statement(
  'resolution.rename-erased',
  `update issue_resolutions set resolver_name = u.display_name from users u
    where u.id = $1 and issue_resolutions.id in (
      select r.id from issue_resolutions r where r.resolver_id = $1 and r.resolver_name <> u.display_name limit 500)
   returning issue_resolutions.id`,
);

/** A text that an erased person wrote about a resolution. */
export type ResolutionText = RowOf<typeof RESOLVED> | RowOf<typeof ASKED>;

/** The statements by which people are erased from resolutions; only `ResolutionErasureService` uses them. */
@Injectable()
export class ResolutionErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some issues that a person resolved, rated, or wanted to reopen. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /** Moves the answers of a person about a repair to another account, without their words. @returns how many rows */
  async moveAnswers(userId: string, issueId: string, account: string): Promise<number> {
    const values = [userId, issueId, account];
    await this.database.rows(addRecipients, values);
    const answers = await this.database.rows(moveAnswers, values);
    const recipients = await this.database.rows(dropRecipients, [userId, issueId]);
    return answers.length + recipients.length;
  }

  /** Gives some resolutions of an account its name of now. @returns how many */
  async rename(userId: string): Promise<number> {
    return (await this.database.rows(rename, [userId])).length;
  }

  /** Locks the resolutions of some accounts. */
  resolved(accounts: readonly string[]): Promise<Array<RowOf<typeof RESOLVED>>> {
    return this.database.rows(resolved, [accounts]);
  }

  /** Locks the requests to reopen of some accounts. */
  asked(accounts: readonly string[]): Promise<Array<RowOf<typeof ASKED>>> {
    return this.database.rows(asked, [accounts]);
  }
}
