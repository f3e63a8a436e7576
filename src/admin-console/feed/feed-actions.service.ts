import { Injectable } from '@nestjs/common';
import type { IssueAct } from '../../audit/issue-acts';
import { IssueLifecycle, IssueModeration } from '../../issues';
import { nextChainRole } from '../../kernel/chain-roles';
import type { ConsoleActor } from '../../kernel/console';
import { FEED_STATUSES, type FeedStatus } from '../../kernel/statuses';
import { MediaRedaction } from '../../media';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { type AdminState, FeedQueries } from './feed.queries';
import { FeedRecord, type StateChange } from './feed-record.service';

/** The booleans city staff flip that stand in a record of its own, with what flipping them is called. */
const TOGGLES = {
  forced: 'issue.force_escalate',
  slaPaused: 'issue.toggle_pause_sla',
  closed: 'issue.toggle_closed',
  pinned: 'issue.toggle_pinned',
} as const;
export type Toggle = keyof typeof TOGGLES;

/**
 * What city staff do to an issue (docs/api/console-feed.md#feed-routes): each under the issue's row lock, with one
 * audit record in the same transaction.
 */
@Injectable()
export class FeedActions {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly moderation: IssueModeration,
    private readonly redaction: MediaRedaction,
    private readonly queries: FeedQueries,
    private readonly record: FeedRecord,
  ) {}

  /**
   * Moves an issue in the feed.
   * @param note kept with the status event and the audit record; describes the resolution where it resolves
   * @throws IssueNotFound; InvalidInput for a status there is none of; FeedTransitionRefused
   */
  move(actor: ConsoleActor, issueId: string, wanted: string, note?: string): Promise<FeedStatus> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const to = FEED_STATUSES.find((status) => status === wanted);
      if (!to)
        throw new InvalidInput([{ field: 'status', message: `must be one of ${FEED_STATUSES.join(', ')}` }]);
      const before = { status: issue.feedStatus, lifecycle: issue.status };
      await this.lifecycle.transitionFeedStatus(issue, to, { actorId: actor.id, surface: 'console', note });
      const after = { status: to, lifecycle: issue.status };
      await this.record.of(actor, issueId, { action: 'issue.status_change', before, after, note });
      return to;
    });
  }

  /** Flips one of the booleans. @throws IssueNotFound */
  toggle(actor: ConsoleActor, issueId: string, toggle: Toggle): Promise<AdminState> {
    return this.change(actor, issueId, TOGGLES[toggle], (before) => ({ [toggle]: !before[toggle] }));
  }

  /** Hides an issue from everyone, or shows it again. @throws IssueNotFound */
  toggleHidden(actor: ConsoleActor, issueId: string): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.toggle_hidden', async ({ hidden }) => {
      await this.moderation.setHidden(issueId, !hidden);
      return {};
    });
  }

  /** Passes an issue to the next role of the chain, and after the last to none in particular. @throws IssueNotFound */
  reassign(actor: ConsoleActor, issueId: string): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.reassign', ({ chainRoleOverride }) => ({
      chainRoleOverride: nextChainRole(chainRoleOverride),
    }));
  }

  /**
   * Takes a media item from sight, or shows it again.
   * @throws IssueNotFound; InvalidInput where there is none of the index
   */
  toggleRedacted(actor: ConsoleActor, issueId: string, index: number): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.toggle_redact_media', async () => {
      const item = await this.queries.medium(issueId, index);
      if (!item)
        throw new InvalidInput([{ field: 'index', message: 'is that of no media item of the issue' }]);
      await this.redaction.setRedacted(item.id, !item.redacted);
      return {};
    });
  }

  /** @param act does it, and returns what is to change in the record of what is said of the issue */
  private change(
    actor: ConsoleActor,
    issueId: string,
    action: IssueAct,
    act: (before: AdminState) => StateChange | Promise<StateChange>,
  ): Promise<AdminState> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const before = await this.stateOf(issueId);
      await this.record.state(issueId, await act(before));
      const after = await this.stateOf(issueId);
      await this.record.of(actor, issueId, { action, before, after });
      return after;
    });
  }

  private async stateOf(issueId: string): Promise<AdminState> {
    const state = await this.queries.state(issueId);
    if (!state) throw new Error(`the locked issue ${issueId} is gone`);
    return state;
  }
}
