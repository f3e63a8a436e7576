import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import type { Actor } from '../kernel/people/actor';
import type { LifecycleStatus } from '../kernel/statuses';
import { type DomainError, Unavailable } from '../platform/http/domain-error';
import { isOutage, toDomainError } from '../platform/http/to-domain-error';
import { IssuesService } from './issues.service';

/** How many locked issues are waited for; beyond the time this takes, further locked issues fail. */
const MAX_WAITS = 2;

export interface BulkStatusRequest {
  issueIds: string[];
  status: LifecycleStatus;
  note?: string;
}

/** The result for one issue of a bulk request; without an error its status was changed. */
export interface BulkOutcome {
  issueId: string;
  error?: DomainError;
}

/** Status changes of many issues at once, each in a transaction of its own (docs/api/issues.md#bulk-status). */
@Injectable()
export class BulkStatusService {
  private readonly timeBudgetMs: number;

  constructor(
    private readonly issues: IssuesService,
    { settings }: Config,
  ) {
    this.timeBudgetMs = MAX_WAITS * settings.DATABASE_TIMEOUT_MS;
  }

  /**
   * Changes the status of each issue once. An issue that cannot be changed, or is locked, does not affect the others.
   * @throws the error of the very first issue if the service itself is at fault, such as Unavailable
   */
  async transition(actor: Actor, request: BulkStatusRequest): Promise<BulkOutcome[]> {
    const outcomes: BulkOutcome[] = [];
    const latest = performance.now() + this.timeBudgetMs;
    let outage: DomainError | undefined;
    for (const issueId of request.issueIds) {
      const error = outage ?? (await this.moveOne(actor, issueId, request));
      outcomes.push({ issueId, error });
      if (error && isOutage(error)) {
        if (outcomes.length === 1) throw error;
        outage = error;
      }
      // Waiting for many locked issues one after the other would take minutes.
      if (performance.now() > latest)
        outage ??= new Unavailable('There was no time left for this issue; try it again');
    }
    return outcomes;
  }

  private async moveOne(
    actor: Actor,
    issueId: string,
    { status, note }: BulkStatusRequest,
  ): Promise<DomainError | undefined> {
    try {
      await this.issues.transitionByAdmin(actor, issueId, status, note);
      return undefined;
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.kind === 'internal') throw thrown;
      return error;
    }
  }
}
