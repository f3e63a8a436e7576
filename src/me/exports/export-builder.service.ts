import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { PersonalDataSubjectsService } from '../../auth';
import { Clock } from '../../kernel/time/clock';
import { ObjectStorage } from '../../media';
import { PersonalDataHoldersService, type PersonalDataSubject } from '../../personal-data';
import { DataExport } from '../entities/data-export.entity';
import { ExportArchive } from './export-archive';
import { EXPORT_TEXTS } from './export-texts';

/** The version of docs/api/export.schema.json. */
const SCHEMA_VERSION = 1;
/** How often its person can see it proceed. */
const LINES_BETWEEN_NOTES = 1000;

/** The process stops, and does not wait for the export. */
export class ExportInterrupted extends Error {}

/** Makes the file of an export. */
@Injectable()
export class ExportBuilderService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    private readonly subjects: PersonalDataSubjectsService,
    private readonly holders: PersonalDataHoldersService,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Before a stop waits for the jobs. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /**
   * Writes everything that is held of the person into a file, and puts it into the storage. It can be repeated.
   * @returns the person, and the size of the file
   * @throws ExportInterrupted if the process stops; Error if there is no such account; StorageUnavailable
   */
  async build({
    id,
    userId,
    language,
  }: DataExport): Promise<{ subject: PersonalDataSubject; sizeBytes: number }> {
    const subject = await this.subjects.find(userId);
    if (!subject) throw new Error(`There is no account ${userId}`);
    const counts = await this.holders.count(subject);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await this.exports.update({ id }, { done: 0, total });
    return ExportArchive.with(async (archive) => {
      let done = 0;
      for await (const value of this.holders.export(subject)) {
        if (this.isStopping) throw new ExportInterrupted();
        await archive.add(value);
        if (++done % LINES_BETWEEN_NOTES === 0)
          await this.exports.update({ id, removedAt: IsNull() }, { done });
      }
      const head = { schemaVersion: SCHEMA_VERSION, exportedAt: this.clock.now().toISOString(), userId };
      const { path, sizeBytes } = await archive.end(head, EXPORT_TEXTS[language].readme);
      await this.storage.keep(id, path, 'application/zip');
      await this.exports.update({ id }, { done, total: done });
      return { subject, sizeBytes };
    });
  }
}
