import { Injectable } from '@nestjs/common';
import { IssueLifecycle, UNDO_DAYS } from '../issues';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Database } from '../platform/database/database';
import { ConfirmationDecisionsService } from './confirmation/confirmation-decisions.service';
import { ResolutionQueries } from './resolution.queries';

/** The note in the history of an issue that was closed while somebody waited for a decision. */
const UNDECIDED = 'A request to reopen it was not decided';

/** Closes issues that were resolved long ago, in the name of the service. */
@Injectable()
export class ExpiredResolutionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: ResolutionQueries,
    private readonly decisions: ConfirmationDecisionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes an issue whose closing window is over, unless the people who were asked say that it is not repaired: then it
   * is reopened. A request to reopen that was not decided is denied by nobody, and the history of the issue says so.
   * @param before the issue is only closed if it was resolved before this time
   * @param ifAsked the same for an issue with an undecided request to reopen
   * @returns false if it is no longer resolved, was resolved again, is reopened, or waits for a decision; also while it
   *   is joined with another by a merge that can be undone, as that gives it back as it was
   */
  close(issueId: string, before: Date, ifAsked = before): Promise<boolean> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const joinedSince = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS);
      const window = { before, ifAsked, joinedSince };
      const due = issue.status === 'resolved' && (await this.queries.dueNow(issueId, window));
      if (!due) return false;
      if ((await this.decisions.decide(issue, this.clock.now(), true)) === 'disputed') return false;
      const note = due.isAsked ? UNDECIDED : undefined;
      const origin = { actorId: null, surface: 'token', note } as const;
      return this.lifecycle.transition(issue, 'closed', 'close', origin, { closedBy: 'auto' });
    });
  }
}
