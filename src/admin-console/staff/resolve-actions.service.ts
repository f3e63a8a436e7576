import { Injectable } from '@nestjs/common';
import { IssueLifecycle, type ResolutionJson } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { NO_SHOWN_ISSUE, StaffResolutionsService } from '../../resolution';
import { ScopedIssueQueries } from '../access/scoped-issues.queries';
import { FeedRecordService } from '../feed/feed-record.service';
import type { ResolveIssueDto } from './resolve.dto';

/** Resolving issues as city staff, each with its audit record. */
@Injectable()
export class ResolveActionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly resolutions: StaffResolutionsService,
    private readonly record: FeedRecordService,
    private readonly scoped: ScopedIssueQueries,
  ) {}

  /**
   * @throws IssueNotFound, IssueClosed, TransitionRefused; InvalidInput as StaffResolutionsService, also for a
   *   duplicate of an issue that the account may not see
   */
  async resolve(actor: ConsoleActor, issueId: string, resolution: ResolveIssueDto): Promise<ResolutionJson> {
    const { outcome, reason, note, mediaIds, until, duplicateOf, officeId } = resolution;
    const facts = { officeId: officeId ?? null, duplicateOf: duplicateOf ?? null, until: until ?? null };
    const notRepaired = reason && { reason, ...facts };
    if (duplicateOf !== undefined) await this.assertSeen(actor, duplicateOf);
    return this.database.transaction(async () => {
      const before = await this.lifecycle.lock(issueId);
      const resolved = await this.resolutions.resolve(actor.id, issueId, {
        description: note,
        mediaIds,
        notRepaired,
      });
      await this.record.of(actor, issueId, {
        action: 'issue.resolve',
        before: { status: before.feedStatus, lifecycle: before.status },
        after: { status: 'resolved', lifecycle: 'resolved', outcome, mediaIds, ...notRepaired },
      });
      return resolved;
    });
  }

  private async assertSeen(actor: ConsoleActor, duplicateOf: string): Promise<void> {
    if ((await this.scoped.seenBy(actor, [duplicateOf])).length === 0)
      throw new InvalidInput([{ field: 'duplicateOf', message: NO_SHOWN_ISSUE }]);
  }
}
