import { open, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { IssueLifecycle } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { ObjectStorage, PhotoService, UnfitPhoto, withTemporaryFile } from '../../media';
import { Database } from '../../platform/database/database';
import { StaffFile } from '../entities/staff-file.entity';
import { type StaffFileRow } from '../notes/note.queries';
import { isStaffFileType, StaffFileNotFound, type StaffFileType, StaffFileUnfit } from './staff-file';

const PDF_START = '%PDF-';

/** A received file of an accepted type, with what is stored of it. */
interface AcceptedFile {
  id: string;
  type: StaffFileType;
  sizeBytes: number;
}

/**
 * The files of notes (docs/api/staff.md#files). They are in the storage of media under ids of their own, which `/media`
 * does not know.
 */
@Injectable()
export class StaffFilesService {
  constructor(
    @InjectRepository(StaffFile) private readonly files: Repository<StaffFile>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly photos: PhotoService,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores files for a note about an issue: all of them or none. Files that the account sent more than a day ago and
   * that are part of no note are removed.
   * @param paths the received files
   * @param record called last in the transaction
   * @throws IssueNotFound; StaffFileUnfit; Limited, Busy, StorageUnavailable
   */
  async add(
    actor: ConsoleActor,
    issueId: string,
    paths: readonly string[],
    record: (files: readonly StaffFile[]) => Promise<void>,
  ): Promise<StaffFileRow[]> {
    const accepted: AcceptedFile[] = [];
    try {
      for (const path of paths) accepted.push(await this.keep(path, actor.id));
      return await this.database.transaction(async () => {
        await this.lifecycle.lock(issueId);
        await this.removeUnused(actor.id);
        const facts = { issueId, noteId: null, addedBy: actor.id, addedAt: this.clock.now() };
        const files = accepted.map((file) => ({ ...file, ...facts }));
        await this.files.insert(files);
        await record(files);
        return files;
      });
    } catch (error) {
      await this.storage.remove(accepted.map(({ id }) => id));
      throw error;
    }
  }

  /**
   * Calls `work` with a file of an issue.
   * @throws StaffFileNotFound if the issue has no such file, or it is gone from the storage; StorageUnavailable
   */
  async read<T>(
    issueId: string,
    id: string,
    work: (path: string, type: StaffFileType) => Promise<T>,
  ): Promise<T> {
    const file = await this.files.findOneBy({ id, issueId });
    if (!file) throw new StaffFileNotFound();
    return this.storage.withObject(id, (path) => work(path, file.type));
  }

  private async removeUnused(accountId: string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const unused = await this.files.findBy({
      addedBy: accountId,
      noteId: IsNull(),
      addedAt: LessThan(before),
    });
    if (unused.length === 0) return;
    const ids = unused.map(({ id }) => id);
    // Before their rows, which name what is still to be removed.
    await this.storage.remove(ids);
    for (const id of ids) await this.files.delete({ id });
  }

  /** Puts a file into the storage, a photo encoded again. @throws StaffFileUnfit */
  private async keep(path: string, owner: string): Promise<AcceptedFile> {
    const id = newId('staffFile');
    if (await isPdf(path)) {
      await this.storage.keep(id, path, 'application/pdf');
      return { id, type: 'application/pdf', sizeBytes: (await stat(path)).size };
    }
    const { mimeType, bytes } = await this.photos.clean(path, owner).catch((error: unknown) => {
      if (!(error instanceof UnfitPhoto)) throw error;
      throw new StaffFileUnfit(error.reason === 'unreadable' ? undefined : error.details?.[0]?.message);
    });
    if (!isStaffFileType(mimeType)) throw new StaffFileUnfit();
    await withTemporaryFile(bytes, (clean) => this.storage.keep(id, clean, mimeType));
    return { id, type: mimeType, sizeBytes: bytes.length };
  }
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(PDF_START.length);
    await file.read(head, 0, head.length, 0);
    return head.toString('latin1') === PDF_START;
  } finally {
    await file.close();
  }
}
