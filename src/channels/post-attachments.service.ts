import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import { MAX_MEDIA } from '../kernel/media-types';
import { MediaService, UnattachedMediaService } from '../media';
import type { PostMedia } from './channel';

/** Adds the pictures and videos of a post to its issue. */
@Injectable()
export class PostAttachmentsService {
  constructor(
    private readonly media: MediaService,
    private readonly unattached: UnattachedMediaService,
  ) {}

  /**
   * Files that this service stores are moved to the issue; for others a reference is added, up to ten items. Call it in
   * a transaction.
   * @param urls URLs to refer to instead of those of the post
   */
  async attach(
    actor: Actor,
    issueId: string,
    media: readonly PostMedia[],
    urls?: readonly string[],
  ): Promise<void> {
    for (const { mediaId } of media)
      if (mediaId !== undefined) await this.unattached.attach(actor, issueId, mediaId);
    const referred =
      urls ?? media.filter(({ mediaId, url }) => mediaId === undefined && url !== '').map(({ url }) => url);
    for (const url of referred.slice(0, MAX_MEDIA)) await this.media.refer(actor, issueId, url);
  }
}
