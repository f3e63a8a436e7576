import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Retention } from '../platform/retention/retention.decorator';
import type { Channel, ChannelPost, FeedPost } from './channel';
import { CategoryHintsService } from './detection/category-hints.service';
import { Mention } from './entities/mention.entity';
import { type Delivery, MentionQueries } from './mention.queries';
import { PostForgettingService } from './retention/post-forgetting.service';
import { firstOfEach } from './upstream-pages';

/** Anyone can send unsigned posts, so they are not stored for long. */
const UNSIGNED_KEPT_MS = 7 * DAY_MS;

/** The writer of posts: each is stored once, however often and in whatever order it is delivered. */
@Injectable()
export class Mentions {
  constructor(
    @InjectRepository(Mention) private readonly mentions: Repository<Mention>,
    private readonly queries: MentionQueries,
    private readonly categoryHints: CategoryHintsService,
    private readonly forgetting: PostForgettingService,
    private readonly clock: Clock,
  ) {}

  /** Adds hints to posts. */
  async hinted(posts: readonly ChannelPost[]): Promise<FeedPost[]> {
    const hints = await this.categoryHints.hintsOf(posts.map(({ text }) => text));
    return posts.map((post, index) => Object.assign({}, post, hints[index]));
  }

  /**
   * Stores posts, without those that were forgotten. Of known ones, only those are changed that their authors edited
   * before they became an issue.
   * @returns how many were new
   */
  async keep(channel: Channel, posts: readonly ChannelPost[], delivery: Delivery): Promise<number> {
    if (posts.length === 0) return 0;
    // A post must not occur twice in one statement.
    const hinted = await this.hinted(await this.forgetting.unforgotten(channel, firstOfEach(posts)));
    if (hinted.length === 0) return 0;
    const isEditable = channel !== 'chat' && delivery.verified && !delivery.demo;
    if (isEditable) await this.queries.updateEdited(channel, hinted);
    return this.queries.insert(channel, hinted, delivery, this.clock.now());
  }

  /** Counts events that are not stored, by kind. */
  async count(channel: Channel, kinds: ReadonlyMap<string, number>): Promise<void> {
    if (kinds.size === 0) return;
    const events = [...kinds].map(([kind, number]) => ({ kind, events: number }));
    await this.queries.count(channel, events, this.clock.now());
  }

  /** Deletes unsigned posts that became no issue, once they are seven days old. @returns how many */
  @Retention('unsigned-posts')
  async forgetUnsigned(now: Date): Promise<number> {
    const before = new Date(now.getTime() - UNSIGNED_KEPT_MS);
    for (let deleted = 0; ;) {
      const some = await this.queries.forgetUnsigned(before);
      if (some === 0) return deleted;
      deleted += some;
    }
  }

  /** Locks the row of a post; call it in a transaction. @returns null if the post is not stored */
  lock(where: FindOptionsWhere<Mention>): Promise<Mention | null> {
    return this.mentions.findOne({ where, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks a post of a channel by its id there, also one that was forgotten; see `lock`. */
  lockPost(channel: Channel, externalId: string): Promise<Mention | null> {
    const ids = [externalId, this.forgetting.digestOf(channel, externalId)];
    return this.lock({ channel, externalId: In(ids), demo: false });
  }

  /** Takes a locked post off the public walls, or puts it back. */
  async setHidden(id: string, hidden: boolean): Promise<void> {
    await this.mentions.update({ id }, { hidden });
  }

  /** Stores the issue that a locked post became, and who converted it. */
  async markConverted(id: string, issueId: string, convertedBy: string): Promise<void> {
    await this.mentions.update({ id }, { issueId, convertedBy, convertedAt: this.clock.now() });
  }
}
