import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { ResolutionService, type ReviewAction } from '../../resolution';
import { FeedRecordService } from './feed-record.service';

/** A request to reopen an issue, and what was decided about it. */
export interface ReviewedRequest {
  issueId: string;
  requestId: string;
  status: 'approved' | 'denied';
}

/** Decides about requests to reopen issues, each with its audit record. */
@Injectable()
export class ReopenReviewService {
  constructor(
    private readonly database: Database,
    private readonly resolutions: ResolutionService,
    private readonly record: FeedRecordService,
  ) {}

  /** @throws IssueNotFound, RequestNotFound, RequestReviewed, WrongStatus */
  decide(
    actor: ConsoleActor,
    issueId: string,
    requestId: string,
    action: ReviewAction,
  ): Promise<ReviewedRequest> {
    return this.database.transaction(async () => {
      const status = await this.resolutions.reviewByStaff(actor.id, issueId, requestId, action);
      await this.record.of(actor, issueId, {
        action: 'issue.review_reopen_request',
        before: { request: requestId, status: 'pending' },
        after: { request: requestId, status },
      });
      return { issueId, requestId, status };
    });
  }
}
