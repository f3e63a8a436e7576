import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/languages';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS, SECOND_MS } from '../../kernel/time/durations';
import { ObjectStorage, type ObjectLocation } from '../../media';
import { Database } from '../../platform/database/database';
import { DataExport } from '../entities/data-export.entity';
import { ExportNotFound, ExportNotReady, TooManyExports } from './export.errors';

/** How long a file is kept, and the time in which a person can ask for two. */
export const EXPORT_KEPT_MS = 7 * DAY_MS;
const MOST = 2;

/** When the file of an export is deleted; null: it is not ready. */
export function expiryOf({ readyAt }: Pick<DataExport, 'readyAt'>): Date | null {
  return readyAt && new Date(readyAt.getTime() + EXPORT_KEPT_MS);
}

/** The exports a person asked for (docs/api/privacy.md#exports). `ExportBuilderService` makes their files. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for an export.
   * @throws TooManyExports for a third one in a week; those that failed do not count
   */
  ask(userId: string, language: Language): Promise<DataExport> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(`exports of ${userId}`);
      const askedAt = this.clock.now();
      const since = new Date(askedAt.getTime() - EXPORT_KEPT_MS);
      const recent = await this.exports.find({
        where: { userId, askedAt: MoreThan(since), state: Not('failed') },
        order: { askedAt: 'asc' },
      });
      if (recent.length >= MOST) {
        const free = recent[recent.length - MOST]!.askedAt.getTime() + EXPORT_KEPT_MS;
        throw new TooManyExports(Math.ceil((free - askedAt.getTime()) / SECOND_MS));
      }
      const id = newId('dataExport');
      await this.exports.insert({ id, userId, language, askedAt });
      return this.exports.findOneByOrFail({ id });
    });
  }

  /** An export of a person. @throws ExportNotFound also for one of somebody else */
  async find(userId: string, id: string): Promise<DataExport> {
    const found = await this.exports.findOneBy({ id, userId, removedAt: IsNull() });
    if (!found) throw new ExportNotFound();
    return found;
  }

  /** The exports of a person, the newest first; at most two of a week, and those that failed. */
  list(userId: string): Promise<DataExport[]> {
    return this.exports.find({
      where: { userId, removedAt: IsNull() },
      order: { askedAt: 'desc' },
      take: 10,
    });
  }

  /**
   * Where its person gets the file.
   * @throws ExportNotFound also for an export of somebody else; ExportNotReady; StorageUnavailable
   */
  async file(userId: string, id: string): Promise<ObjectLocation> {
    const { state } = await this.find(userId, id);
    if (state !== 'ready') throw new ExportNotReady();
    return this.storage.locate(id, 'application/zip');
  }

  /** Removes the file, and ends an export that is not ready. @throws ExportNotFound; StorageUnavailable */
  async remove(userId: string, id: string): Promise<void> {
    await this.find(userId, id);
    await this.storage.remove([id]);
    await this.exports.update({ id }, { removedAt: this.clock.now() });
  }

  /** Removes all exports of a person, as when the account is erased. @returns how many */
  async removeAll(userId: string): Promise<number> {
    const all = await this.exports.findBy({ userId });
    // Before their rows, which name what is still to be removed.
    await this.storage.remove(all.map(({ id }) => id));
    for (const { id } of all) await this.exports.delete({ id });
    return all.length;
  }
}
