import { Injectable } from '@nestjs/common';
import { UnattachedMediaService } from '../media';
import type { Channel } from './channel';
import { Mentions } from './mentions.service';
import { TrustedPostsService } from './trusted-posts.service';

/** Takes posts off the public walls, and puts them back. */
@Injectable()
export class PostModerationService {
  constructor(
    private readonly trusted: TrustedPostsService,
    private readonly mentions: Mentions,
    private readonly unattached: UnattachedMediaService,
  ) {}

  /**
   * Takes a post off the wall of its channel, with its files that belong to no issue, or puts it back. People cannot
   * convert it meanwhile. Call it in a transaction.
   * @param wanted whether it is to be off the wall; undefined inverts the current state
   * @returns its channel, and the new state; undefined if it already was as wanted
   * @throws MentionNotFound
   */
  async setHidden(id: string, wanted?: boolean): Promise<{ channel: Channel; hidden: boolean } | undefined> {
    const { channel, hidden: before, media } = await this.trusted.lock(id);
    const hidden = wanted ?? !before;
    if (hidden === before) return undefined;
    await this.mentions.setHidden(id, hidden);
    await this.unattached.setHidden(
      media.flatMap(({ mediaId }) => mediaId ?? []),
      hidden,
    );
    return { channel, hidden };
  }
}
