import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export const BULK_ACTS = ['assign', 'status', 'note', 'category', 'priority', 'ask_photo'] as const;
export type BulkActName = (typeof BULK_ACTS)[number];
export const BULK_ACT_STATES = ['running', 'done', 'stopped', 'undoing', 'undone'] as const;

/** An act of city staff on many issues at once. */
@Entity('bulk_acts', { comment: 'acts of city staff on many issues at once' })
@Index('bulk_acts_running_idx', ['createdAt', 'id'], { where: 'ended_at is null' })
export class BulkAct {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'bulk_acts_pk' })
  id!: string;

  @ForeignKey('ConsoleAccount', { name: 'bulk_acts_account_fk' })
  @Column({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    comment: 'account that began it; only that one sees it',
  })
  accountId!: string;

  @Column({ type: 'text', collation: 'C' })
  act!: BulkActName;

  @Column({ type: 'jsonb', comment: 'what the act sets, by the names of the single act' })
  value!: object;

  @Column({ type: 'text', collation: 'C' })
  state!: (typeof BULK_ACT_STATES)[number];

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'ended_at',
    precision: 3,
    nullable: true,
    comment: 'null: it goes on',
  })
  endedAt!: Date | null;
}
