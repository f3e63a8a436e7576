import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';
import type { ExportState } from '../../kernel/personal-data';

/** An export of all data of a person, which they asked for. */
@Entity('data_exports', { comment: 'exports of all data of a person, which they asked for; kept for 7 days' })
@Index('data_exports_user_idx', ['userId', 'askedAt'])
@Index('data_exports_due_idx', ['askedAt', 'id'], { where: `state in ('queued', 'running')` })
export class DataExport {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'data_exports_pk' })
  id!: string;

  @ForeignKey('User', { name: 'data_exports_user_fk' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column({ type: 'text', comment: 'language of the README and of the mail' })
  language!: Language;

  @Column({ type: 'text', default: 'queued', comment: 'queued, running, ready or failed' })
  state!: ExportState;

  @Column({ type: 'integer', default: 0, comment: 'how many lines are written' })
  done!: number;

  @Column({ type: 'integer', default: 0, comment: 'how many lines there will be; 0: not counted yet' })
  total!: number;

  @Column({ type: 'smallint', default: 0, comment: 'how often it was begun' })
  attempts!: number;

  @Column({
    type: 'bigint',
    name: 'size_bytes',
    nullable: true,
    comment: 'size of the file; null: not ready',
  })
  sizeBytes!: string | null;

  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3 })
  askedAt!: Date;

  @Column({ type: 'timestamptz', name: 'ready_at', precision: 3, nullable: true })
  readyAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'removed_at',
    precision: 3,
    nullable: true,
    comment: 'when its person removed it; the row still counts as one of the week',
  })
  removedAt!: Date | null;
}
