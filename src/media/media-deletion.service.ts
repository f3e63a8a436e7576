import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { IssueLifecycle } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { updateReturning } from '../platform/database/returning';
import { Forbidden } from '../platform/http/domain-error';
import { Media } from './entities/media.entity';
import { MediaCountsService } from './media-counts.service';
import { MediaNotFound } from './media.errors';
import { canDelete } from './media.policy';
import { MediaPurgerService } from './media-purger.service';
import type { Upload } from './medium';
import { NO_ORIGIN } from './photo-origin';

const COUNTED = columnsOf(Media, ['issueId', 'type', 'addedBy', 'redactedAt']);

/** Deletes items of issues (docs/api/media.md#deleting-media). */
@Injectable()
export class MediaDeletionService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly counts: MediaCountsService,
    private readonly purger: MediaPurgerService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes an item of an issue; the stored object of an upload is removed later.
   * @throws IssueNotFound, MediaNotFound, Forbidden
   */
  async delete(actor: Actor, issueId: string, mediaId: string): Promise<void> {
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, issueId);
      const item = await this.lock(issueId, mediaId);
      if (!canDelete(actor, issue)) throw new Forbidden('Only the reporter and admins delete media');
      const isReference = item.type === 'microblog';
      const now = this.clock.now();
      // A reference has no stored object.
      const purgedAt = isReference ? now : null;
      await this.media.update(
        { id: mediaId },
        { deletedAt: now, deletedBy: actor.id, purgedAt, ...NO_ORIGIN },
      );
      await this.counts.remove(item);
      if (isReference) return;
      const { widths, objectKey } = item;
      const purged = { mediaId, objectKey: objectKey ?? mediaId, widths };
      this.database.afterCommit(mediaId, () => this.purger.purgeSoon(purged));
    });
  }

  /** Deletes an upload that failed or was never completed. */
  async abandon(upload: Pick<Upload, 'mediaId' | 'issueId' | 'objectKey' | 'widths'>): Promise<void> {
    const { mediaId, issueId } = upload;
    await this.database.transaction(async () => {
      // The issue is locked before its media, as in every other transaction.
      if (issueId !== null) await this.lifecycle.lock(issueId);
      const awaited = { id: mediaId, state: 'awaited' as const, deletedAt: IsNull() };
      const [item] = await updateReturning(
        this.media,
        awaited,
        { deletedAt: this.clock.now(), ...NO_ORIGIN },
        COUNTED,
      );
      if (!item) return;
      await this.counts.remove(item);
      this.database.afterCommit(mediaId, () => this.purger.purgeSoon(upload));
    });
  }

  private async lock(issueId: string, id: string): Promise<Media> {
    const lock = { mode: 'for_no_key_update' as const };
    const item = await this.media.findOne({ where: { id, issueId, deletedAt: IsNull() }, lock });
    if (!item) throw new MediaNotFound();
    return item;
  }
}
