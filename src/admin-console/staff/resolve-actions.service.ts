import { Injectable } from '@nestjs/common';
import { IssueLifecycle, type ResolutionJson } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { StaffResolutionsService } from '../../resolution';
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
  ) {}

  /** @throws IssueNotFound, IssueClosed, TransitionRefused; InvalidInput as StaffResolutionsService */
  resolve(actor: ConsoleActor, issueId: string, resolution: ResolveIssueDto): Promise<ResolutionJson> {
    const { outcome, reason, note, mediaIds, until, duplicateOf, officeId } = resolution;
    const facts = { officeId: officeId ?? null, duplicateOf: duplicateOf ?? null, until: until ?? null };
    const notRepaired = reason && { reason, ...facts };
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
}
