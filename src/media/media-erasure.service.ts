import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { StandInsService } from '../auth';
import { IssueLifecycle, UnlinkedChangesService } from '../issues';
import { Clock } from '../kernel/time/clock';
import type { ErasurePlan } from '../personal-data';
import { Database } from '../platform/database/database';
import { Media } from './entities/media.entity';
import { MediaCountsService } from './media-counts.service';
import { MediaErasureQueries, type OwnMedium } from './media-erasure.queries';
import { MediaPurgerService } from './media-purger.service';
import { NO_ORIGIN } from './photo-origin';

/** Erases people from media: photos and videos stay, of somebody whom nothing names, or are deleted as they chose. */
@Injectable()
export class MediaErasureService {
  @InjectRepository(Media) private readonly media!: Repository<Media>;
  @Inject() private readonly standIns!: StandInsService;
  @Inject() private readonly unlinked!: UnlinkedChangesService;

  constructor(
    private readonly queries: MediaErasureQueries,
    private readonly lifecycle: IssueLifecycle,
    private readonly counts: MediaCountsService,
    private readonly purger: MediaPurgerService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async part(userId: string): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (issues, accounts) =>
      this.queries.move(userId, issues, accounts),
    );
  }

  rewrite(accounts: readonly string[], { words }: ErasurePlan): Promise<number> {
    return this.database.transaction(async () => {
      const cleaned = await this.queries.clean(accounts);
      if (words === 'keep') return cleaned;
      const items = await this.queries.own(accounts);
      for (const item of items)
        if (item.issueId === null) await this.remove(item);
        else await this.unlinked.of(item.issueId, () => this.remove(item));
      return cleaned + items.length + (await this.queries.dropWaiting(accounts));
    });
  }

  private async remove({ objectKey, ...item }: OwnMedium): Promise<void> {
    const { mediaId, issueId, widths, type, addedBy, redactedAt } = item;
    // The issue is locked before its media, as in every other transaction.
    if (issueId !== null) await this.lifecycle.lock(issueId);
    const now = this.clock.now();
    const isReference = type === 'microblog';
    const gone = { deletedAt: now, deletedBy: addedBy, purgedAt: isReference ? now : null, ...NO_ORIGIN };
    const empty = isReference ? { postUrl: '' } : { pictureHash: null };
    const { affected } = await this.media.update({ id: mediaId, deletedAt: IsNull() }, { ...gone, ...empty });
    if (affected === 0) return;
    await this.counts.remove({ issueId, type, addedBy, redactedAt });
    if (isReference) return;
    const purged = { mediaId, objectKey: objectKey ?? mediaId, widths };
    this.database.afterCommit(mediaId, () => this.purger.purgeSoon(purged));
  }
}
