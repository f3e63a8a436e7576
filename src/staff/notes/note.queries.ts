import { Injectable } from '@nestjs/common';
import { columnsOf, jsonOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { StaffFile } from '../entities/staff-file.entity';
import { StaffNote } from '../entities/staff-note.entity';

const NOTE = columnsOf(
  StaffNote,
  { id: 'id', issueId: 'issueId', authorId: 'authorId', authorName: 'authorName', at: 'at' },
  'n',
);
const TEXT = columnsOf(StaffNote, ['text', 'mentions'], 't');
const FILE = jsonOf(StaffFile, { id: 'id', issueId: 'issueId', type: 'type', addedAt: 'addedAt' }, 'f');
/** `n` is a note, `t` its last correction, or the note itself. */
const NOTE_COLUMNS = `${NOTE}, ${TEXT}, case when t.id <> n.id then t.at end as "editedAt",
          array(select json_build_object(${FILE}) from staff_files f where f.note_id = n.id order by f.id) as files`;
const LAST_TEXT = `cross join lateral (
            select * from (select n.* union all select c.* from staff_notes c where c.corrects = n.id) texts
             order by texts.at desc, texts.id desc limit 1) t`;

const find = statement(
  'staff.find-note',
  `select ${NOTE_COLUMNS} from staff_notes n ${LAST_TEXT} where n.id = $1 and n.issue_id = $2 and n.corrects is null`,
);

/** SQL for the notes of the issue $1, to which conditions and an order can be added. */
export const NOTES_OF_ISSUE = `select ${NOTE_COLUMNS} from staff_notes n ${LAST_TEXT} where n.issue_id = $1 and n.corrects is null`;

/** A file of a note; its time is text if it comes with the note. */
export type StaffFileRow = Pick<StaffFile, 'id' | 'issueId' | 'type'> & { addedAt: Date | string };

/** A note as it was last corrected, with its files. */
export type NoteRow = RowOf<typeof NOTE> &
  RowOf<typeof TEXT> & {
    /** When it was last corrected. */
    editedAt: Date | null;
    files: StaffFileRow[];
  };

/** Reads notes of city staff. */
@Injectable()
export class NoteQueries {
  constructor(private readonly database: Database) {}

  /** A note of an issue; undefined if the issue has no such note. */
  find(issueId: string, noteId: string): Promise<NoteRow | undefined> {
    return this.database.row(find, [noteId, issueId]);
  }
}
