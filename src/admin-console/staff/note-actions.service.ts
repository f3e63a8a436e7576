import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { issueNumber } from '../../kernel/issue-number';
import { InvalidInput } from '../../platform/http/domain-error';
import {
  type NoteDraft,
  type NoteRow,
  NotesService,
  type StaffFileRow,
  StaffFilesService,
} from '../../staff';
import { FeedRecordService } from '../feed/feed-record.service';
import { NotificationsService } from '../notifications/notifications.service';
import { type MentionedRow, MentionQueries } from './mention.queries';

/**
 * Notes of city staff and their files, each with an audit record that has none of the words. Mentioned accounts, and
 * those of mentioned units, get a notification.
 */
@Injectable()
export class NoteActionsService {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesService,
    private readonly files: StaffFilesService,
    private readonly mentions: MentionQueries,
    private readonly notifications: NotificationsService,
    private readonly record: FeedRecordService,
  ) {}

  /** @throws IssueNotFound; InvalidInput for an unknown mention or file */
  write(actor: ConsoleActor, issueId: string, draft: NoteDraft): Promise<NoteRow> {
    return this.database.transaction(async () => {
      const mentioned = await this.mentionedIn(issueId, draft);
      const note = await this.notes.write(actor, issueId, draft);
      await this.tell(actor, issueId, mentioned);
      await this.record.of(actor, issueId, { action: 'issue.note', before: null, after: recorded(note) });
      return note;
    });
  }

  /** @throws IssueNotFound, NoteNotFound, NoteOfAnother, NoteSettled; InvalidInput as `write` */
  correct(actor: ConsoleActor, issueId: string, noteId: string, draft: NoteDraft): Promise<NoteRow> {
    return this.database.transaction(async () => {
      const mentioned = await this.mentionedIn(issueId, draft);
      const { before, after } = await this.notes.correct(actor, issueId, noteId, draft);
      const told = new Set(before.mentions);
      await this.tell(
        actor,
        issueId,
        mentioned.filter(({ id }) => !told.has(id)),
      );
      await this.record.of(actor, issueId, {
        action: 'issue.note',
        before: recorded(before),
        after: recorded(after),
      });
      return after;
    });
  }

  /** @param paths the received files; @throws IssueNotFound; StaffFileUnfit; Limited, Busy, StorageUnavailable */
  addFiles(actor: ConsoleActor, issueId: string, paths: readonly string[]): Promise<StaffFileRow[]> {
    return this.files.add(actor, issueId, paths, (files) =>
      this.record.of(actor, issueId, {
        action: 'issue.add_files',
        before: null,
        after: { files: files.map(({ id }) => id) },
      }),
    );
  }

  /** Tells each account once, and nobody of their own note. */
  private async tell(
    actor: ConsoleActor,
    issueId: string,
    mentioned: readonly MentionedRow[],
  ): Promise<void> {
    const accounts = new Set(mentioned.map(({ accountId }) => accountId));
    const title = `${actor.name} mentioned you in a note about issue ${issueNumber(issueId)}`;
    for (const accountId of accounts)
      if (accountId !== null && accountId !== actor.id)
        await this.notifications.notifyAccount(accountId, 'issue_mentioned', title, {
          type: 'issue',
          id: issueId,
        });
  }

  /** @throws InvalidInput for an id of no active account or unit, or of an account that may not see the issue */
  private async mentionedIn(issueId: string, { mentions: ids = [] }: NoteDraft): Promise<MentionedRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.mentions.mentioned(ids, issueId);
    const known = new Set(rows.map(({ id }) => id));
    const problems = ids.flatMap((id, at) =>
      known.has(id) ? [] : [{ field: `mentions.${at}`, message: 'is that of no active account or unit' }],
    );
    if (problems.length > 0) throw new InvalidInput(problems);
    return rows;
  }
}

/** What the audit log has of a note. */
function recorded({ id, editedAt, mentions, files }: NoteRow) {
  return { noteId: id, editedAt, mentions, files: files.map((file) => file.id) };
}
