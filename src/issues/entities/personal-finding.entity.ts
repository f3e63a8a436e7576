import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PersonalKind } from '../../personal-data';

/** The kinds of texts in which personal data is looked for. */
export const TEXT_KINDS = ['issue', 'message', 'resolution', 'reopen_request'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Personal data in a published text. */
@Entity('personal_findings', {
  comment:
    'personal data in published texts that its author was not asked about, for city staff; the words are not stored',
})
@Index('personal_findings_target_idx', ['targetKind', 'targetId'])
@Index('personal_findings_issue_idx', ['issueId'])
@Index('personal_findings_open_idx', ['foundAt', 'id'], { where: '(dismissed_at IS NULL)' })
export class PersonalFinding {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'personal_findings_pk' })
  id!: string;

  @Column({ type: 'text', name: 'target_kind', collation: 'C' })
  targetKind!: TextKind;

  @Column({
    type: 'text',
    name: 'target_id',
    collation: 'C',
    comment: 'the issue, the message or the request; of a resolution its issue',
  })
  targetId!: string;

  @ForeignKey('Issue', { name: 'personal_findings_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', collation: 'C' })
  field!: string;

  @Column({ type: 'text', collation: 'C' })
  kind!: PersonalKind;

  @Column({ type: 'integer', name: 'start_at', comment: 'in UTF-16 units of the text, as end_at' })
  startAt!: number;

  @Column({ type: 'integer', name: 'end_at' })
  endAt!: number;

  @Column({ type: 'timestamptz', name: 'found_at', precision: 3 })
  foundAt!: Date;

  @Column({ type: 'timestamptz', name: 'dismissed_at', precision: 3, nullable: true })
  dismissedAt!: Date | null;

  @Column({ type: 'text', name: 'dismissed_by', collation: 'C', nullable: true })
  dismissedBy!: string | null;
}
