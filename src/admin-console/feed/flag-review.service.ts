import { Injectable } from '@nestjs/common';
import { FlagNotFound, FlagsService } from '../../flags';
import { IssueLifecycle } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { FlagEffects } from './flag-effects.service';
import { type FlagDetailRow, FlagQueries, type FlagReportRow, type FlagRow } from './flag.queries';

/** How city staff decide, and what the flag is called after it. */
export const DECISIONS = {
  dismiss: 'dismissed',
  warn: 'warned',
  remove: 'removed',
  ban: 'banned',
} as const;
export type Decision = keyof typeof DECISIONS;

/** A flag as it is after a decision. */
export type DecidedFlag = Pick<FlagRow, 'id' | 'status'>;

/** City staff decide about flags (docs/api/console-feed.md#flag-decisions). */
@Injectable()
export class FlagReview {
  constructor(
    private readonly database: Database,
    private readonly flags: FlagsService,
    private readonly lifecycle: IssueLifecycle,
    private readonly effects: FlagEffects,
    private readonly audit: ConsoleAudit,
    private readonly queries: FlagQueries,
  ) {}

  /** Flags of a reason, or of `all`: what is open first, then the newest. */
  list(reason: string): Promise<FlagRow[]> {
    return this.queries.list(reason === 'all' ? null : reason);
  }

  /** What was flagged, and what was said against it. @throws FlagNotFound */
  async one(flagId: string): Promise<{ flag: FlagDetailRow; reports: FlagReportRow[] }> {
    const flag = await this.queries.find(flagId);
    if (!flag) throw new FlagNotFound();
    return { flag, reports: await this.queries.reports(flagId) };
  }

  /**
   * Decides about an open flag; one that is decided stays as it is, unrecorded.
   * @throws FlagNotFound
   */
  decide(actor: ConsoleActor, flagId: string, decision: Decision): Promise<DecidedFlag> {
    return this.database.transaction(async () => {
      const { kind, targetId, issueId } = await this.flags.find(flagId);
      // In the order in which people flag: the issue, then the flag.
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
