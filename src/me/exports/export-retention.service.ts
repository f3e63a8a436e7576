import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { ObjectStorage } from '../../media';
import { inBatches } from '../../platform/retention/in-batches';
import { Retention } from '../../platform/retention/retention.decorator';
import { DataExport } from '../entities/data-export.entity';
import { EXPORT_KEPT_MS } from './exports.service';

const BATCH = 100;

/** Deletes exports that are older than a week. */
@Injectable()
export class ExportRetentionService {
  constructor(
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    private readonly storage: ObjectStorage,
  ) {}

  /** @returns how many were deleted */
  @Retention('exports')
  deleteOld(now: Date): Promise<number> {
    const before = LessThan(new Date(now.getTime() - EXPORT_KEPT_MS));
    return inBatches(async () => {
      const old = await this.exports.find({
        select: { id: true },
        where: [
          { state: 'ready', readyAt: before },
          { state: 'failed', askedAt: before },
        ],
        take: BATCH,
      });
      // Before their rows, which name what is still to be removed.
      await this.storage.remove(old.map(({ id }) => id));
      for (const { id } of old) await this.exports.delete({ id });
      return old;
    });
  }
}
