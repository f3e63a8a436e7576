import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { UnattachedMediaService } from '../../media';
import { Database } from '../../platform/database/database';
import { insertNew } from '../../platform/database/returning';
import { SubjectKeysService } from '../../platform/subject-keys';
import type { Channel, ChannelPost } from '../channel';
import { ExpiredPost } from '../entities/expired-post.entity';
import { type ForgottenPost, PostQueries } from './post.queries';

/** How long digests of forgotten posts are kept: no channel delivers a post that late. */
const DIGESTS_KEPT_MS = 400 * DAY_MS;

/**
 * Forgets posts: those that became no issue are deleted with their files, of others only their issue stays. A digest of
 * their id keeps them from being taken in again.
 */
@Injectable()
export class PostForgettingService {
  constructor(
    @InjectRepository(ExpiredPost) private readonly expired: Repository<ExpiredPost>,
    private readonly queries: PostQueries,
    private readonly unattached: UnattachedMediaService,
    private readonly keys: SubjectKeysService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What is kept of the id of a forgotten post. */
  digestOf(channel: Channel, externalId: string): string {
    return this.keys.digest(`post:${channel}:${externalId}`);
  }

  /** Those of some posts that were not forgotten. */
  async unforgotten<Post extends Pick<ChannelPost, 'externalId'>>(
    channel: Channel,
    posts: readonly Post[],
  ): Promise<Post[]> {
    if (posts.length === 0) return [];
    const digests = posts.map(({ externalId }) => this.digestOf(channel, externalId));
    const known = await this.queries.known(channel, digests);
    return posts.filter((_, at) => !known.has(digests[at]!));
  }

  /** Forgets posts that became no issue and came before a time. @returns how many */
  unconverted(before: Date): Promise<number> {
    return this.all(() => this.queries.oldUnconverted(before));
  }

  /** Forgets posts whose issue was closed before a time. @returns how many */
  converted(closedBefore: Date): Promise<number> {
    return this.all(() => this.queries.oldConverted(closedBefore));
  }

  /** Forgets some posts of an author. @returns how many */
  ofAuthor(author: string): Promise<number> {
    return this.some(() => this.queries.ofAuthor(author));
  }

  /** Deletes digests of posts that were forgotten long ago. @returns how many */
  async oldDigests(now: Date): Promise<number> {
    const before = new Date(now.getTime() - DIGESTS_KEPT_MS);
    return (await this.expired.delete({ expiredAt: LessThan(before) })).affected ?? 0;
  }

  private async all(find: () => Promise<ForgottenPost[]>): Promise<number> {
    for (let forgotten = 0; ;) {
      const some = await this.some(find);
      if (some === 0) return forgotten;
      forgotten += some;
    }
  }

  private some(find: () => Promise<ForgottenPost[]>): Promise<number> {
    return this.database.transaction(async () => {
      const posts = await find();
      const converted = posts.filter(({ issueId }) => issueId !== null);
      const others = posts.filter(({ issueId }) => issueId === null);
      const digestOf = ({ channel, externalId }: ForgottenPost) => this.digestOf(channel, externalId);
      const idOf = ({ id }: ForgottenPost) => id;
      if (converted.length > 0) await this.queries.empty(converted.map(idOf), converted.map(digestOf));
      if (others.length > 0) {
        await this.unattached.remove(
          others.flatMap(({ media }) => media.flatMap(({ mediaId }) => mediaId ?? [])),
        );
        await this.queries.remove(others.map(idOf));
        const expiredAt = this.clock.now();
        await insertNew(
          this.expired,
          others.map((post) => ({ digest: digestOf(post), expiredAt })),
        );
      }
      return posts.length;
    });
  }
}
