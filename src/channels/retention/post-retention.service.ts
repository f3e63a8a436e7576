import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/time/durations';
import { Config } from '../../platform/config/config';
import { Retention } from '../../platform/retention/retention.decorator';
import { PostForgettingService } from './post-forgetting.service';

/** How long author, text and place of a post are kept after its issue was closed. */
const CONVERTED_KEPT_MS = 90 * DAY_MS;

/** Forgets posts on channels when their time is over. */
@Injectable()
export class PostRetentionService {
  constructor(
    private readonly posts: PostForgettingService,
    private readonly config: Config,
  ) {}

  @Retention('channel-posts')
  unconverted(now: Date): Promise<number> {
    const kept = this.config.settings.CHANNEL_POST_DAYS * DAY_MS;
    return this.posts.unconverted(new Date(now.getTime() - kept));
  }

  @Retention('converted-posts')
  converted(now: Date): Promise<number> {
    return this.posts.converted(new Date(now.getTime() - CONVERTED_KEPT_MS));
  }

  @Retention('expired-posts')
  digests(now: Date): Promise<number> {
    return this.posts.oldDigests(now);
  }
}
