import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { StaffFileType } from '../files/staff-file';

/** A photo or PDF of a note of city staff. */
@Entity('staff_files', { comment: 'photos and PDFs of notes of city staff; never served to citizens' })
@Index('staff_files_note_idx', ['noteId'], { where: 'note_id is not null' })
@Index('staff_files_issue_idx', ['issueId'])
@Index('staff_files_unused_idx', ['addedBy', 'addedAt'], { where: 'note_id is null' })
export class StaffFile {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'staff_files_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'staff_files_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('StaffNote', { name: 'staff_files_note_fk' })
  @Column({
    type: 'text',
    name: 'note_id',
    collation: 'C',
    nullable: true,
    comment: 'null: sent, and not yet part of a note',
  })
  noteId!: string | null;

  @Column({ type: 'text', collation: 'C' })
  type!: StaffFileType;

  @Column({ type: 'integer', name: 'size_bytes' })
  sizeBytes!: number;

  @Column({ type: 'text', name: 'added_by', collation: 'C', comment: 'account of the console' })
  addedBy!: string;

  @Column({ type: 'timestamptz', name: 'added_at', precision: 3 })
  addedAt!: Date;
}
