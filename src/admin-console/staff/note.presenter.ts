import type { NoteRow, StaffFileRow } from '../../staff';
import type { NoteDto, StaffFileDto } from './notes.dto';

/** A note (docs/api/staff.md#notes). */
export function presentNote(note: NoteRow): NoteDto {
  const { id, text, authorId, authorName, at, editedAt, mentions, files } = note;
  return {
    id,
    text,
    author: { id: authorId, name: authorName },
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    mentions,
    files: files.map(presentStaffFile),
  };
}

/** A file of a note (docs/api/staff.md#files). */
export function presentStaffFile({ id, issueId, type, addedAt }: StaffFileRow): StaffFileDto {
  return {
    fileId: id,
    type,
    url: `/api/admin/feed/issues/${issueId}/files/${id}`,
    addedAt: new Date(addedAt).toISOString(),
  };
}
