import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { MAX_MEDIA } from '../../kernel/media-types';
import { Issue } from '../entities/issue.entity';
import { IssueJoined, IssueNotFound, MediaFull } from '../issue.errors';
import { IssueCounterQueries } from './issue-counter.queries';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { canSee, isJoined } from '../issue.policy';

/** The counters of an issue for things other contexts add to it. Call it inside their transaction. */
@Injectable()
export class IssueCounters {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly queries: IssueCounterQueries,
    private readonly lifecycle: IssueLifecycle,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a message and returns its time, which is later than that of every earlier message of the thread, whichever
   * instance's clock was used. The issue stays locked until the transaction ends, so messages are also committed in
   * this order.
   * @returns the time, whether the issue is hidden, and who reported it
   * @throws IssueNotFound if there is no such issue, or the actor may not see it; IssueJoined
   */
  async addMessage(
    actor: Actor,
    issueId: string,
  ): Promise<{ messageAt: Date; hidden: boolean; ownerId: string }> {
    const issue = await this.queries.countMessage(issueId, this.clock.now());
    if (!issue || !canSee(actor, issue)) throw new IssueNotFound();
    if (isJoined(issue)) throw new IssueJoined();
    return issue;
  }

  /**
   * Counts messages that moved to or from an issue; call it under the issue's lock.
   * @param lastMessageAt the time of its last message; null if it has none
   */
  async countMessagesMoved(issueId: string, change: number, lastMessageAt: Date | null): Promise<void> {
    const messageCount = () => `message_count + (${change})`;
    await this.issues.update({ id: issueId }, { messageCount, lastMessageAt });
  }

  /** Counts media that moved to or from an issue; call it under the issue's lock. */
  async countMediaMoved(issueId: string, change: number): Promise<void> {
    const mediaCount = () => `media_count + (${change})`;
    await this.issues.update({ id: issueId }, { mediaCount, picturesChangedAt: this.clock.now() });
  }

  /**
   * Counts a new media item.
   * @throws IssueNotFound; IssueJoined; MediaFull if the issue already has the maximum
   */
  async addMedia(actor: Actor, issueId: string): Promise<void> {
    await this.lifecycle.lockVisible(actor, issueId);
    await this.restoreMedia(issueId);
  }

  /**
   * Counts a restored media item; call it under the issue's lock. @throws MediaFull if the issue already has the
   * maximum
   */
  async restoreMedia(issueId: string): Promise<void> {
    const withRoom = { id: issueId, mediaCount: LessThan(MAX_MEDIA) };
    const { affected } = await this.issues.update(withRoom, {
      mediaCount: () => 'media_count + 1',
      picturesChangedAt: this.clock.now(),
    });
    if (affected !== 1) throw new MediaFull();
  }

  /** Decreases the count of media items. */
  async removeMedia(issueId: string): Promise<void> {
    await this.issues.update(
      { id: issueId },
      { mediaCount: () => 'media_count - 1', picturesChangedAt: this.clock.now() },
    );
  }

  /** Records that a media item looks otherwise. @returns when the issue changed */
  async changeMedia(issueId: string): Promise<Date> {
    const at = this.clock.now();
    await this.issues.update({ id: issueId }, { picturesChangedAt: at, updatedAt: at });
    return at;
  }

  /** Records that what people say about the repair of an issue is decided; call it under the issue's lock. */
  async showConfirmation(issueId: string): Promise<void> {
    await this.issues.update({ id: issueId }, { picturesChangedAt: this.clock.now() });
  }

  /** Records that an already counted media item has become visible. */
  async showMedia(issueId: string): Promise<void> {
    await this.issues.update({ id: issueId }, { picturesChangedAt: this.clock.now() });
  }
}
