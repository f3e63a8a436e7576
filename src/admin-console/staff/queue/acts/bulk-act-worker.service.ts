import { Injectable } from '@nestjs/common';
import { isOutage, toDomainError } from '../../../../platform/http/to-domain-error';
import { Logger } from '../../../../platform/logging/logger';
import { type BulkAct, BulkActRecordsService } from '../../../../staff';
import { ScopedIssueQueries } from '../../../access/scoped-issues.queries';
import { ConsoleActorsService } from '../../../auth/console-actors.service';
import { BulkActPerformerService } from './bulk-act-performer.service';

/** How many issues of an act are changed at the same time. */
const LANES = 4;

/** Works on acts on many issues: each issue in a transaction of its own, with its result. */
@Injectable()
export class BulkActWorkerService {
  constructor(
    private readonly actors: ConsoleActorsService,
    private readonly records: BulkActRecordsService,
    private readonly performer: BulkActPerformerService,
    private readonly scoped: ScopedIssueQueries,
    private readonly logger: Logger,
  ) {}

  /**
   * Works on an act until no issue is left, it is stopped, or the time is over. Several runs share its issues. The act
   * of an account that was deactivated is stopped.
   * @throws what the database throws during an outage; the issues that are left are changed later
   */
  async work(act: BulkAct, forMs: number): Promise<void> {
    const actor = await this.actors.find(act.accountId);
    if (!actor) return this.records.stop(act.accountId, act.id);
    const latest = performance.now() + forMs;
    const lane = async () => {
      let isLeft = true;
      while (isLeft && performance.now() < latest)
        isLeft = await this.records.next(
          act,
          async (issue) => {
            await this.scoped.assertSeen(actor, issue.issueId);
            if (act.state !== 'undoing') return this.performer.perform(actor, act, issue);
            await this.performer.undo(actor, act, issue);
            return undefined;
          },
          (error) => this.reasonOf(error, act),
        );
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await this.records.endIfDone(act.id);
  }

  /** Why an issue was not changed, in words. @throws the error if it would also affect the other issues */
  private reasonOf(error: unknown, { id, act }: BulkAct): string {
    if (isOutage(error)) throw error;
    const failure = toDomainError(error);
    if (failure.isFault) this.logger.error({ err: error, bulkAct: id, act }, 'an act on an issue failed');
    return failure.inWords;
  }
}
