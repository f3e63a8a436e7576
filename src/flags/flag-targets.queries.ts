import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { FlagTarget } from './flag';
import { FlagTargetNotFound } from './flag.errors';

const findComment = statement(
  'flags.find-comment',
  `select from messages where id = $1 and issue_id = $2 and deleted_at is null for share`,
);
const findMedia = statement(
  'flags.find-media',
  `select from media where id = $1 and issue_id = $2 and deleted_at is null and redacted_at is null for share`,
);
const findReporter = statement('flags.find-reporter', `select from users where id = $1`);

/**
 * Checks that the target of a flag exists and is visible to the caller, and locks it until the transaction ends. A
 * person is not locked, as accounts are never deleted.
 */
@Injectable()
export class FlagTargetQueries {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
  ) {}

  /**
   * @param issueId the issue that is the target, or to which the target belongs
   * @throws IssueNotFound, FlagTargetNotFound
   */
  async assertThere(actor: Actor, target: FlagTarget, issueId?: string): Promise<void> {
    if (issueId !== undefined) await this.lifecycle.lockReadable(actor, issueId);
    if (target.kind === 'issue') return;
    const find = { comment: findComment, media: findMedia, reporter: findReporter }[target.kind];
    const values = target.kind === 'reporter' ? [target.id] : [target.id, issueId];
    if (!(await this.database.row(find, values))) throw new FlagTargetNotFound(target.kind);
  }
}
