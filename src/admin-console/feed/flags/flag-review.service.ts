import { Injectable } from '@nestjs/common';
import { FlagNotFound, FlagsService } from '../../../flags';
import { IssueLifecycle } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { ConsoleAudit } from '../../console-audit.service';
import { FlagEffectsService } from './flag-effects.service';
import { type FlagDetailRow, FlagQueries, type FlagReportRow, type FlagRow } from './flag.queries';

/** The decisions of city staff, with the resulting status of the flag. */
export const DECISIONS = {
  dismiss: 'dismissed',
  warn: 'warned',
  remove: 'removed',
  ban: 'banned',
} as const;
export type Decision = keyof typeof DECISIONS;

/** A flag after a decision. */
export type DecidedFlag = Pick<FlagRow, 'id' | 'status'>;

/** Decisions of city staff about flags (docs/api/console-feed.md#flag-decisions). */
@Injectable()
export class FlagReviewService {
  constructor(
    private readonly database: Database,
    private readonly flags: FlagsService,
    private readonly lifecycle: IssueLifecycle,
    private readonly effects: FlagEffectsService,
    private readonly audit: ConsoleAudit,
    private readonly queries: FlagQueries,
  ) {}

  /** Flags with a reason, or `all`: open ones first, then newest first. */
  list({ scope }: ConsoleActor, reason: string): Promise<FlagRow[]> {
    return this.queries.list(reason === 'all' ? null : reason, scope);
  }

  /** The target of a flag, and the reports about it. @throws FlagNotFound */
  async one(flagId: string): Promise<{ flag: FlagDetailRow; reports: FlagReportRow[] }> {
    const flag = await this.queries.find(flagId);
    if (!flag) throw new FlagNotFound();
    return { flag, reports: await this.queries.reports(flagId) };
  }

  /**
   * Decides an open flag; no change and no audit record if it is already decided.
   * @throws FlagNotFound
   */
  decide(actor: ConsoleActor, flagId: string, decision: Decision): Promise<DecidedFlag> {
    return this.database.transaction(async () => {
      const { kind, targetId, issueId } = await this.flags.find(flagId);
      // In the order of the locks for flagging: the issue, then the flag.
      if (issueId !== null) await this.lifecycle.lock(issueId);
      if (!(await this.flags.lock(flagId)))
        return { id: flagId, status: (await this.flags.find(flagId)).status };
      const status = DECISIONS[decision];
      await this.flags.settle(flagId, status, actor.id);
      const effect =
        decision === 'remove'
          ? await this.effects.remove(kind, targetId)
          : decision === 'ban'
            ? await this.effects.ban(kind, targetId)
            : null;
      await this.audit.record(actor, {
        action: `flag.${decision}`,
        targetType: 'flag',
        targetId: flagId,
        before: { status: 'open' },
        after: { status, target: { kind, id: targetId }, effect },
      });
      return { id: flagId, status };
    });
  }
}
