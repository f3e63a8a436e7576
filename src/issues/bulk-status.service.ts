import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import type { LifecycleStatus } from '../kernel/statuses';
import type { DomainError } from '../platform/http/domain-error';
import { toDomainError } from '../platform/http/to-domain-error';
import { IssuesService } from './issues.service';

export interface BulkStatusRequest {
  issueIds: string[];
  status: LifecycleStatus;
  note?: string;
}

/** What became of one issue of a bulk request; without an error it was moved. */
export interface BulkOutcome {
  issueId: string;
  error?: DomainError;
}

/** Status changes of many issues at once, each in a transaction of its own (document 1, section 4.3). */
@Injectable()
export class BulkStatusService {
  constructor(private readonly issues: IssuesService) {}

  /**
   * Moves each issue once, however often it is named. One that cannot be moved undoes none of the others.
   * @throws whatever makes the very first fail for a reason of the service's own, such as Unavailable
   */
  async move(actor: Actor, request: BulkStatusRequest): Promise<BulkOutcome[]> {
    const outcomes: BulkOutcome[] = [];
    let outage: DomainError | undefined;
    for (const issueId of new Set(request.issueIds)) {
      const error = outage ?? (await this.moveOne(actor, issueId, request));
      if (error?.kind === 'unavailable') {
        if (outcomes.length === 0) throw error;
        // Waiting for the same outage once per issue would keep the caller for minutes.
        outage = error;
      }
      outcomes.push({ issueId, error });
    }
    return outcomes;
  }

  private async moveOne(
    actor: Actor,
    issueId: string,
    { status, note }: BulkStatusRequest,
  ): Promise<DomainError | undefined> {
    try {
      await this.issues.moveByAdmin(actor, issueId, status, note);
      return undefined;
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.kind === 'internal') throw thrown;
      return error;
    }
  }
}
