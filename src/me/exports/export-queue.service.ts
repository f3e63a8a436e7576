import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { ObjectStorage } from '../../media';
import { Logger } from '../../platform/logging/logger';
import { DataExport } from '../entities/data-export.entity';
import { ExportBuilderService, ExportInterrupted } from './export-builder.service';
import { ExportEndService } from './export-end.service';

/** An export that was begun this often without an end has failed. */
const MAX_ATTEMPTS = 3;

/** Makes the exports that were asked for, the oldest first. Its job runs on one instance at a time. */
@Injectable()
export class ExportQueueService {
  constructor(
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    private readonly builder: ExportBuilderService,
    private readonly end: ExportEndService,
    private readonly storage: ObjectStorage,
    private readonly logger: Logger,
  ) {}

  /**
   * Makes the next export, if there is one. One that is running already was left by a process that ended, and is begun
   * again.
   * @returns how it is now; undefined if there was none
   */
  async makeNext(): Promise<DataExport['state'] | undefined> {
    const next = await this.exports.findOne({
      where: { state: In(['queued', 'running']), removedAt: IsNull() },
      order: { attempts: 'asc', askedAt: 'asc', id: 'asc' },
    });
    if (!next) return undefined;
    const { id } = next;
    if (next.attempts >= MAX_ATTEMPTS) return this.put(id, 'failed', next.attempts);
    const attempts = next.attempts + 1;
    await this.exports.update({ id }, { state: 'running', attempts });
    try {
      const { subject, sizeBytes } = await this.builder.build(next);
      if (await this.end.ready(next, sizeBytes, subject.email)) return 'ready';
      await this.storage.remove([id]);
      return this.put(id, 'failed', attempts);
    } catch (error) {
      if (error instanceof ExportInterrupted) return this.put(id, 'queued', next.attempts);
      this.logger.error(
        { err: error, effect: 'an export waits' },
        'an export of personal data could not be made',
      );
      return this.put(id, attempts < MAX_ATTEMPTS ? 'queued' : 'failed', attempts);
    }
  }

  private async put(id: string, state: DataExport['state'], attempts: number): Promise<DataExport['state']> {
    await this.exports.update({ id }, { state, attempts });
    return state;
  }
}
