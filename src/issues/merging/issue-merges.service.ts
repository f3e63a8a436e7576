import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssueMerge } from '../entities/issue-merge.entity';
import type { LockedIssue } from '../issue';
import { IssueClosed, IssueJoined } from '../issue.errors';
import { isJoined } from '../issue.policy';
import type { NewIssue } from '../issue-lifecycle.queries';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { IssueModeration } from '../issue-moderation.service';
import { JoinedSince, MergeTooOld, NotMerged } from './issue-merge.errors';
import { IssuePartMade, IssuesMerged, IssuesUnmerged, type JoinedPlace } from './issue-merge.events';
import { type ActiveMerge, IssueMergeQueries } from './issue-merge.queries';
import { UpvoteChanges } from './upvote-changes';

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;

/** What a merge did. */
export interface Merged {
  canonical: LockedIssue;
  /** The issues whose upvotes and followers moved. */
  joined: LockedIssue[];
  /** The ids of those that were taken out of the lists. */
  hidden: string[];
}

/**
 * Joins issues with another, and undoes that (docs/api/merging.md). The only writer of merges, and of where upvotes
 * count. Contexts whose data moves with a merge listen to `IssuesMerged` and `IssuesUnmerged`.
 */
@Injectable()
export class IssueMerges {
  constructor(
    @InjectRepository(IssueMerge) private readonly merges: Repository<IssueMerge>,
    private readonly lifecycle: IssueLifecycle,
    private readonly moderation: IssueModeration,
    private readonly queries: IssueMergeQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets no other merge run until the transaction ends: otherwise two with common issues could make each issue the
   * duplicate of the other. A caller that locks other rows first calls it before.
   */
  takeTurns(): Promise<void> {
    return this.queries.takeTurns();
  }

  /**
   * Makes the first member canonical, or the issue that it is now a duplicate of, and joins the others with it. A
   * member that was joined before stands for the issue that it was joined with. Closed ones stay in the lists, as
   * otherwise none of the issues might be; if the canonical one is hidden, nothing but the mark of the duplicates
   * changes. Call it in a transaction.
   */
  async merge(clusterId: string, members: readonly string[]): Promise<Merged> {
    await this.takeTurns();
    const [first = '', ...others] = members;
    const root = await this.queries.canonicalOf(first);
    const ids: string[] = [];
    for (const id of others) ids.push(await this.queries.joinedWith(id));
    const issues = await this.lockAll([...ids, root]);
    const canonical = issues.get(root)!;
    const joined = [...new Set(ids)].filter((id) => id !== root).map((id) => issues.get(id)!);
    const mergeId = newId('merge');
    const merged: Merged = { canonical, joined: canonical.hidden ? [] : joined, hidden: [] };
    await this.insert({ mergeId, clusterId, canonical }, canonical, false);
    for (const issue of joined) {
      const isHidden = !canonical.hidden && issue.status !== 'closed' && !issue.hidden;
      await this.insert({ mergeId, clusterId, canonical }, issue, isHidden);
      await this.moderation.markDuplicate(issue.id, root);
      if (isHidden && (await this.moderation.hideDuplicate(issue.id))) merged.hidden.push(issue.id);
    }
    await this.move(mergeId, merged);
    if (!canonical.hidden) await this.events.emit(new IssuesMerged(canonical, merged.joined, members));
    return merged;
  }

  /**
   * Gives back what a merge took: upvotes, followers and the place in the lists of each joined issue, as they were.
   * What happened since on the canonical issue stays there; so does a decision of moderation about a joined one. Call
   * it in a transaction.
   * @returns the ids of the restored issues
   * @throws NotMerged; MergeTooOld; JoinedSince
   */
  async undo(clusterId: string, members: readonly string[]): Promise<string[]> {
    await this.takeTurns();
    const rows = await this.queries.ofCluster(clusterId);
    this.assertUndoable(rows);
    const [{ mergeId, canonicalIssueId }] = rows as [ActiveMerge];
    if ((await this.queries.joinedSince(mergeId)) !== undefined) throw new JoinedSince();
    const above = await this.queries.above(canonicalIssueId);
    const issues = await this.lockAll([...rows.map(({ issueId }) => issueId), ...above]);
    await this.merges.update({ mergeId }, { undoneAt: this.clock.now() });
    const joined = rows.filter(({ issueId }) => issueId !== canonicalIssueId);
    await this.giveBack(joined, above, issues);
    for (const row of joined) await this.restore(row);
    const restored = joined.map(({ issueId }) => issueId);
    const places = await this.placesOf(above);
    const apart = await this.placesOf(restored);
    await this.events.emit(new IssuesUnmerged(issues.get(canonicalIssueId)!, apart, places, members));
    return members
      .filter((id) => restored.includes(id))
      .concat(restored.filter((id) => !members.includes(id)));
  }

  /**
   * Locks an issue that is to be split; call it in a transaction.
   * @throws IssueNotFound, IssueJoined, IssueClosed
   */
  async lockToSplit(issueId: string): Promise<LockedIssue> {
    const issue = await this.lifecycle.lock(issueId);
    if (isJoined(issue)) throw new IssueJoined();
    if (issue.status === 'closed') throw new IssueClosed();
    return issue;
  }

  /**
   * Makes an issue of a part of a locked one, and moves messages, media and upvotes to it.
   * @param reporterId the account that reports it
   */
  async makePart(
    from: LockedIssue,
    issue: NewIssue,
    reporterId: string,
    part: { messageIds: readonly string[]; mediaIds: readonly string[]; supporterIds: readonly string[] },
  ): Promise<{ id: string; createdAt: Date }> {
    const made = await this.lifecycle.open(issue, { actorId: reporterId, surface: 'console' });
    const to = await this.lifecycle.lock(made.id);
    const moved = await this.queries.moveSupporters(from.id, to.id, part.supporterIds);
    const changes = new UpvoteChanges();
    changes.get(from, -moved);
    changes.get(to, moved);
    await this.events.emit(changes.event());
    await this.events.emit(new IssuePartMade(from.id, to.id, part.messageIds, part.mediaIds));
    return made;
  }

  private assertUndoable(rows: readonly ActiveMerge[]): void {
    if (rows.length === 0) throw new NotMerged();
    const oldest = Math.min(...rows.map(({ mergedAt }) => mergedAt.getTime()));
    if (this.clock.now().getTime() - oldest > UNDO_DAYS * DAY_MS) throw new MergeTooOld(UNDO_DAYS);
  }

  /** In a fixed order, so that transactions that lock several issues cannot deadlock. */
  private async lockAll(ids: readonly string[]): Promise<Map<string, LockedIssue>> {
    const issues = new Map<string, LockedIssue>();
    for (const id of [...new Set(ids)].sort()) issues.set(id, await this.lifecycle.lock(id));
    return issues;
  }

  private async insert(
    { mergeId, clusterId, canonical }: { mergeId: string; clusterId: string; canonical: LockedIssue },
    { id: issueId, duplicateOf }: LockedIssue,
    hid: boolean,
  ): Promise<void> {
    await this.merges.insert({
      ...{ mergeId, clusterId, issueId, hid },
      ...{ canonicalIssueId: canonical.id, formerDuplicateOf: duplicateOf, mergedAt: this.clock.now() },
    });
  }

  private async move(mergeId: string, { canonical, joined }: Merged): Promise<void> {
    const changes = new UpvoteChanges();
    for (const issue of joined) {
      const { twice, gone, added } = await this.queries.moveUpvotes(mergeId, issue.id, canonical.id);
      changes.give(twice, -1);
      changes.get(issue, -gone);
      changes.get(canonical, added);
    }
    await this.events.emit(changes.event());
  }

  private async giveBack(
    joined: readonly ActiveMerge[],
    above: readonly string[],
    issues: ReadonlyMap<string, LockedIssue>,
  ): Promise<void> {
    const changes = new UpvoteChanges();
    const people = new Set<string>();
    for (const { mergeId, issueId } of joined) {
      const { kept, added } = await this.queries.restoreUpvotes(mergeId, issueId);
      kept.forEach((userId) => people.add(userId));
      changes.give(added, 1);
      changes.get(issues.get(issueId)!, added.length);
    }
    for (const id of above) {
      const gone = await this.queries.takeUpvotes(id, [...people]);
      changes.give(gone, -1);
      changes.get(issues.get(id)!, -gone.length);
    }
    await this.events.emit(changes.event());
  }

  private async restore({ issueId, canonicalIssueId, formerDuplicateOf, hid }: ActiveMerge): Promise<void> {
    await this.moderation.restoreDuplicate(issueId, { canonicalIssueId, formerDuplicateOf, isShown: hid });
  }

  private async placesOf(ids: readonly string[]): Promise<JoinedPlace[]> {
    const places: JoinedPlace[] = [];
    for (const id of ids) places.push({ id, joined: await this.queries.below(id) });
    return places;
  }
}
