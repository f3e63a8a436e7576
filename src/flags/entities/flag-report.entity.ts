import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FlagReason, FlagTargetKind } from '../../kernel/flags';

/** One person's report of a target. */
@Entity('flag_reports', { comment: 'reports of a target by people; a person can report a target only once' })
@Index('flag_reports_flag_idx', ['flagId'])
@Index('flag_reports_user_idx', ['userId'])
export class FlagReport {
  @PrimaryColumn({
    type: 'text',
    name: 'target_kind',
    collation: 'C',
    primaryKeyConstraintName: 'flag_reports_pk',
  })
  targetKind!: FlagTargetKind;

  @PrimaryColumn({
    type: 'text',
    name: 'target_id',
    collation: 'C',
    primaryKeyConstraintName: 'flag_reports_pk',
  })
  targetId!: string;

  @ForeignKey('User', { name: 'flag_reports_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'flag_reports_pk',
  })
  userId!: string;

  @ForeignKey('Flag', { name: 'flag_reports_flag_fk' })
  @Column({ type: 'text', name: 'flag_id', collation: 'C' })
  flagId!: string;

  @Column({ type: 'text', collation: 'C' })
  reason!: FlagReason;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
