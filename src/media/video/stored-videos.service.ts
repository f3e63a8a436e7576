import { copyFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { Logger } from '../../platform/logging/logger';
import { Media } from '../entities/media.entity';
import { MediaInspector } from '../media-inspector';
import { MediaQueries } from '../media.queries';
import type { Upload } from '../medium';
import { ObjectStorage } from '../storage/object-storage';
import { withTemporaryName } from '../storage/temporary-file';

/** A video may have a hundred megabytes. */
const BATCH = 5;

/** Cleans videos that were stored before they were cleaned at the upload. */
@Injectable()
export class StoredVideosService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Cleans a few videos; one that cannot be cleaned is tried again a day later. @returns how many were cleaned */
  async clean(): Promise<number> {
    let cleaned = 0;
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    for (const video of await this.queries.uncleaned(before, BATCH))
      if (await this.cleanOne(video)) cleaned++;
    return cleaned;
  }

  private async cleanOne(video: Upload): Promise<boolean> {
    const { mediaId: id, objectKey, mimeType } = video;
    try {
      await this.storage.withObject(objectKey, (file) =>
        withTemporaryName(async (copy) => {
          await copyFile(file, copy);
          await this.inspector.cleanVideo(copy, mimeType);
          await this.storage.keep(objectKey, copy, mimeType);
        }),
      );
    } catch (error) {
      this.logger.warn({ err: error, media: id }, 'a stored video could not be cleaned');
      await this.media.update({ id }, { cleanTriedAt: this.clock.now() });
      return false;
    }
    const { affected } = await this.media.update(
      { id, deletedAt: IsNull() },
      { cleanedAt: this.clock.now() },
    );
    // It was deleted meanwhile, and its object may be there again.
    if (affected === 0) await this.storage.remove([objectKey]);
    return affected === 1;
  }
}
