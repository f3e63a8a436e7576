import { Injectable } from '@nestjs/common';
import type { IssueAct } from '../../audit';
import { IssueLifecycle, IssueModeration } from '../../issues';
import { type ChainRole, nextChainRole } from '../../kernel/chain-roles';
import type { ConsoleActor } from '../../kernel/console';
import { FEED_STATUSES, type FeedStatus } from '../../kernel/statuses';
import { MediaRedaction } from '../../media';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { RoleChanged, StatusChanged, type Switch, SwitchedAlready } from './feed.errors';
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

/** What an issue is to be moved to. */
interface Move {
  status: string;
  /** The status it is moved from; with another one it stays. */
  from?: FeedStatus | undefined;
  /** Kept with the status event and the audit record; describes the resolution where it resolves. */
  note?: string | undefined;
}

/**
 * What city staff do to an issue (docs/api/console-feed.md#feed-routes): each under the issue's row lock, with one
 * audit record in the same transaction. What was decided on what somebody saw is checked under that lock; where it has
 * changed since, nothing is done and nothing recorded.
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
   * @throws IssueNotFound; InvalidInput for a status there is none of; StatusChanged; FeedTransitionRefused
   */
  move(actor: ConsoleActor, issueId: string, { status: wanted, from, note }: Move): Promise<FeedStatus> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const to = FEED_STATUSES.find((status) => status === wanted);
      if (!to)
        throw new InvalidInput([{ field: 'status', message: `must be one of ${FEED_STATUSES.join(', ')}` }]);
      if (from !== undefined && from !== issue.feedStatus) throw new StatusChanged(issue.feedStatus);
      const before = { status: issue.feedStatus, lifecycle: issue.status };
      await this.lifecycle.transitionFeedStatus(issue, to, { actorId: actor.id, surface: 'console', note });
      const after = { status: to, lifecycle: issue.status };
      await this.record.of(actor, issueId, { action: 'issue.status_change', before, after, note });
      return to;
    });
  }

  /**
   * Sets one of the booleans.
   * @param wanted how it is to be; undefined: the opposite of what it is
   * @throws IssueNotFound; SwitchedAlready
   */
  toggle(actor: ConsoleActor, issueId: string, toggle: Toggle, wanted?: boolean): Promise<AdminState> {
    return this.change(actor, issueId, TOGGLES[toggle], (before) => ({
      [toggle]: switched(toggle, before[toggle], wanted),
    }));
  }

  /**
   * Hides an issue from everyone, or shows it again.
   * @param wanted whether it is to be hidden; undefined: the opposite of what it is
   * @throws IssueNotFound; SwitchedAlready
   */
  toggleHidden(actor: ConsoleActor, issueId: string, wanted?: boolean): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.toggle_hidden', async ({ hidden }) => {
      await this.moderation.setHidden(issueId, switched('hidden', hidden, wanted));
      return {};
    });
  }

  /**
   * Passes an issue to the next role of the chain, and after the last to none in particular.
   * @param from the role it is passed on from, null for none; with another one it stays. undefined: whichever it is
   * @throws IssueNotFound; RoleChanged
   */
  reassign(actor: ConsoleActor, issueId: string, from?: ChainRole | null): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.reassign', ({ chainRoleOverride: role }) => {
      if (from !== undefined && from !== role) throw new RoleChanged(role);
      return { chainRoleOverride: nextChainRole(role) };
    });
  }

  /**
   * Takes a media item from sight, or shows it again.
   * @param wanted whether it is to be redacted; undefined: the opposite of what it is
   * @throws IssueNotFound; InvalidInput where there is none of the index; SwitchedAlready
   */
  toggleRedacted(actor: ConsoleActor, issueId: string, index: number, wanted?: boolean): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.toggle_redact_media', async () => {
      const item = await this.queries.medium(issueId, index);
      if (!item)
        throw new InvalidInput([{ field: 'index', message: 'is that of no media item of the issue' }]);
      await this.redaction.setRedacted(item.id, switched('redacted', item.redacted, wanted));
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

/** How something is to be. @param wanted undefined: the opposite of what it is; @throws SwitchedAlready */
function switched(which: Switch, isOn: boolean, wanted = !isOn): boolean {
  if (wanted === isOn) throw new SwitchedAlready(which, isOn);
  return wanted;
}
