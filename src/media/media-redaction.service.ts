import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Media } from './entities/media.entity';
import { type CountedItem, MediaCountsService } from './media-counts.service';
import { MediaNotFound } from './media.errors';

/**
 * Hides media items of issues and shows them again; call it under the lock of the issue. Only `UnattachedMediaService`
 * writes `redactedAt` as well, of files without an issue.
 */
@Injectable()
export class MediaRedaction {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly counts: MediaCountsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether that changed anything
   * @throws MediaNotFound; MediaFull if the issue has reached the maximum meanwhile
   */
  async setRedacted(mediaId: string, redacted: boolean): Promise<boolean> {
    const item = await this.lock(mediaId);
    if ((item.redactedAt !== null) === redacted) return false;
    if (redacted) await this.counts.remove(item);
    else await this.counts.restore(item);
    await this.media.update({ id: mediaId }, { redactedAt: redacted ? this.clock.now() : null });
    return true;
  }

  private async lock(id: string): Promise<CountedItem> {
    const item = await this.media.findOne({
      select: { id: true, issueId: true, type: true, addedBy: true, redactedAt: true },
      where: { id, issueId: Not(IsNull()), deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!item) throw new MediaNotFound();
    return item;
  }
}
