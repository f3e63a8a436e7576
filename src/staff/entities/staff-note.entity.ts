import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A note of city staff about an issue, or a correction of one. */
@Entity('staff_notes', {
  comment:
    'append-only: notes of city staff about an issue, which citizens never see; a correction is a row of its own',
})
@Index('staff_notes_issue_idx', ['issueId', 'at', 'id'], { where: 'corrects is null' })
@Index('staff_notes_corrected_idx', ['corrects', 'at', 'id'], { where: 'corrects is not null' })
export class StaffNote {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'staff_notes_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'staff_notes_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', name: 'author_id', collation: 'C', comment: 'account of the console' })
  authorId!: string;

  @Column({ type: 'text', name: 'author_name' })
  authorName!: string;

  @Column('text')
  text!: string;

  @Column({ type: 'text', array: true, comment: 'ids of accounts of the console, and of units' })
  mentions!: string[];

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @ForeignKey('StaffNote', { name: 'staff_notes_corrected_fk' })
  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'the note that the row is a correction of; null: a note',
  })
  corrects!: string | null;
}
