import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FlagReason, FlagTargetKind } from '../../kernel/flags';
import type { SettledStatus } from '../flag';

/** The reports about one target; open reports of a target share one flag. */
@Entity('flags', { comment: 'reports of people against a target; its open reports share one flag' })
@Index('flags_created_idx', ['createdAt', 'id'])
export class Flag {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'flags_pk' })
  id!: string;

  @Column({ type: 'text', name: 'target_kind', collation: 'C' })
  targetKind!: FlagTargetKind;

  @Column({ type: 'text', name: 'target_id', collation: 'C' })
  targetId!: string;

  @ForeignKey('Issue', { name: 'flags_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C', nullable: true })
  issueId!: string | null;

  @Column({ type: 'text', collation: 'C' })
  reason!: FlagReason;

  @Column({ type: 'text', collation: 'C', default: 'open' })
  status!: 'open' | SettledStatus;

  @Column({ type: 'integer', name: 'reporter_count' })
  reporterCount!: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'text', name: 'resolved_by', collation: 'C', nullable: true })
  resolvedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'resolved_at', precision: 3, nullable: true })
  resolvedAt!: Date | null;
}
