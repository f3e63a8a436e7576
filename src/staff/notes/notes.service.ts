import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { IssueLifecycle } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { StaffFile } from '../entities/staff-file.entity';
import { StaffNote } from '../entities/staff-note.entity';
import { MAX_STAFF_FILES } from '../files/staff-file';
import { NoteNotFound, NoteOfAnother, NoteSettled } from './note.errors';
import { NoteQueries, type NoteRow } from './note.queries';

/** How long its author may correct a note. */
const CORRECTION_MS = 15 * MINUTE_MS;

/** What is written; absent members of a correction stay as they are. */
export interface NoteDraft {
  text: string;
  /** Ids of accounts and units, which the caller has checked. */
  mentions?: string[] | undefined;
  fileIds?: string[] | undefined;
}

/**
 * Notes of city staff about issues, also hidden and closed ones (docs/api/staff.md#notes). The only writer of notes.
 * No API but that of the console reads them.
 */
@Injectable()
export class NotesService {
  constructor(
    @InjectRepository(StaffNote) private readonly notes: Repository<StaffNote>,
    @InjectRepository(StaffFile) private readonly files: Repository<StaffFile>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: NoteQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws IssueNotFound; InvalidInput for a file that is not the author's, of another issue, or of a note */
  write(author: ConsoleActor, issueId: string, draft: NoteDraft): Promise<NoteRow> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const id = newId('staffNote');
      await this.insert(author, issueId, { id, corrects: null, draft });
      await this.attach(author, { issueId, noteId: id, fileIds: draft.fileIds ?? [] });
      return this.existing(issueId, id);
    });
  }

  /**
   * Corrects a note; its former text stays in the table.
   * @returns the note before and after
   * @throws IssueNotFound, NoteNotFound; NoteOfAnother; NoteSettled after 15 minutes; InvalidInput as `write`
   */
  correct(
    author: ConsoleActor,
    issueId: string,
    noteId: string,
    draft: NoteDraft,
  ): Promise<{ before: NoteRow; after: NoteRow }> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const before = await this.existing(issueId, noteId);
      if (before.authorId !== author.id) throw new NoteOfAnother();
      if (this.clock.now().getTime() > before.at.getTime() + CORRECTION_MS) throw new NoteSettled();
      const known = before.files.map(({ id }) => id);
      const fileIds = (draft.fileIds ?? []).filter((id) => !known.includes(id));
      if (known.length + fileIds.length > MAX_STAFF_FILES)
        throw new InvalidInput([
          { field: 'fileIds', message: `are more than ${MAX_STAFF_FILES} with those of the note` },
        ]);
      const row = { id: newId('staffNote'), corrects: noteId };
      await this.insert(author, issueId, {
        ...row,
        draft: { ...draft, mentions: draft.mentions ?? before.mentions },
      });
      await this.attach(author, { issueId, noteId, fileIds });
      return { before, after: await this.existing(issueId, noteId) };
    });
  }

  private async insert(
    author: ConsoleActor,
    issueId: string,
    { id, corrects, draft }: Pick<StaffNote, 'id' | 'corrects'> & { draft: NoteDraft },
  ): Promise<void> {
    const { text, mentions = [] } = draft;
    const written = { authorId: author.id, authorName: author.name, at: this.clock.now() };
    await this.notes.insert({ id, issueId, corrects, text, mentions, ...written });
  }

  private async attach(
    author: ConsoleActor,
    { issueId, noteId, fileIds }: { issueId: string; noteId: string; fileIds: string[] },
  ): Promise<void> {
    if (fileIds.length === 0) return;
    const own = { id: In(fileIds), issueId, addedBy: author.id, noteId: IsNull() };
    const { affected } = await this.files.update(own, { noteId });
    if (affected !== fileIds.length)
      throw new InvalidInput([
        { field: 'fileIds', message: 'must be files that you sent for a note about this issue' },
      ]);
  }

  private async existing(issueId: string, noteId: string): Promise<NoteRow> {
    const note = await this.queries.find(issueId, noteId);
    if (!note) throw new NoteNotFound();
    return note;
  }
}
