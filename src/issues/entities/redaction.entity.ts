import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TextKind } from './personal-finding.entity';

/** What a text was before words were removed from it. */
@Entity('redactions', {
  comment: 'what texts were before words were removed from them, sealed, as long as that can be undone',
})
@Index('redactions_target_idx', ['targetKind', 'targetId'])
@Index('redactions_issue_idx', ['issueId'])
@Index('redactions_at_idx', ['redactedAt'])
export class Redaction {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'redactions_pk' })
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

  @ForeignKey('Issue', { name: 'redactions_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', collation: 'C' })
  field!: string;

  @Column({ type: 'text', comment: 'the text before and after, sealed for the person who wrote it' })
  texts!: string;

  @Column({ type: 'timestamptz', name: 'redacted_at', precision: 3 })
  redactedAt!: Date;
}
