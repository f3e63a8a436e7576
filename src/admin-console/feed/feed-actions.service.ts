import { Injectable } from '@nestjs/common';
import type { IssueAct } from '../../platform/audit';
import { IssueLifecycle, IssueModeration } from '../../issues';
import { type ChainRole, nextChainRole } from '../../kernel/people/chain-roles';
import type { ConsoleActor } from '../../kernel/console';
import { FEED_STATUSES, type FeedStatus } from '../../kernel/statuses';
import { MediaRedaction } from '../../media';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { RoleChanged, StatusChanged, type Switch, SwitchedAlready } from './feed.errors';
import { type AdminState, FeedQueries } from './feed.queries';
import { FeedRecordService, type StateChange } from './feed-record.service';

/** The switches of city staff that are columns of `issue_admin_state`, with the name of their act. */
const TOGGLES = {
  forced: 'issue.force_escalate',
  slaPaused: 'issue.toggle_pause_sla',
  closed: 'issue.toggle_closed',
  pinned: 'issue.toggle_pinned',
} as const;
export type Toggle = keyof typeof TOGGLES;

/** The requested change of status. */
interface FeedTransitionRequest {
  status: string;
  /** The current status, which must match. */
  from?: FeedStatus | undefined;
  /** Stored with the status event and the audit record; the description of the resolution if the issue is resolved. */
  note?: string | undefined;
}

/**
 * Acts of city staff on an issue (docs/api/console-feed.md#feed-routes): each under the issue's row lock, with one
 * audit record in the same transaction. The expected state, on which the decision was based, is checked under the lock;
 * if it differs, nothing is changed or recorded.
 */
@Injectable()
export class FeedActionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly moderation: IssueModeration,
    private readonly redaction: MediaRedaction,
    private readonly queries: FeedQueries,
    private readonly record: FeedRecordService,
  ) {}

  /**
   * Changes the feed status of an issue.
   * @throws IssueNotFound; InvalidInput for an unknown status; StatusChanged; FeedTransitionRefused
   */
  transition(
    actor: ConsoleActor,
    issueId: string,
    { status: wanted, from, note }: FeedTransitionRequest,
  ): Promise<FeedStatus> {
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
   * Sets one of the switches.
   * @param wanted the new state; undefined inverts the current one
   * @throws IssueNotFound; SwitchedAlready
   */
  toggle(actor: ConsoleActor, issueId: string, toggle: Toggle, wanted?: boolean): Promise<AdminState> {
    return this.change(actor, issueId, TOGGLES[toggle], (before) => ({
      [toggle]: switched(toggle, before[toggle], wanted),
    }));
  }

  /**
   * Hides an issue, or shows it again.
   * @param wanted whether it is to be hidden; undefined inverts the current state
   * @throws IssueNotFound; SwitchedAlready
   */
  toggleHidden(actor: ConsoleActor, issueId: string, wanted?: boolean): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.toggle_hidden', async ({ hidden }) => {
      await this.moderation.setHidden(issueId, switched('hidden', hidden, wanted));
      return {};
    });
  }

  /**
   * Passes an issue on to the next role of the chain; after the last one, to no particular role.
   * @param from the current role, which must match, null for none; undefined for any
   * @throws IssueNotFound; RoleChanged
   */
  reassign(actor: ConsoleActor, issueId: string, from?: ChainRole | null): Promise<AdminState> {
    return this.change(actor, issueId, 'issue.reassign', ({ chainRoleOverride: role }) => {
      if (from !== undefined && from !== role) throw new RoleChanged(role);
      return { chainRoleOverride: nextChainRole(role) };
    });
  }

  /**
   * Redacts a media item, or shows it again.
   * @param wanted whether it is to be redacted; undefined inverts the current state
   * @throws IssueNotFound; InvalidInput if there is no item with the index; SwitchedAlready
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

  /** @param act makes the change, and returns the changes of the admin state of the issue */
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

/** The new state of a switch. @param wanted undefined inverts the current state; @throws SwitchedAlready */
function switched(which: Switch, isOn: boolean, wanted = !isOn): boolean {
  if (wanted === isOn) throw new SwitchedAlready(which, isOn);
  return wanted;
}
