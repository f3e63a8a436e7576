import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A privileged change. Append-only; each record contains the hash of the previous one. */
@Entity('audit_records', {
  comment: 'append-only: every privileged change, with the values before and after it',
})
@Index('audit_records_action_idx', ['action', 'position'])
@Index('audit_records_actor_idx', ['actorId', 'position'])
@Index('audit_records_target_idx', ['targetKind', 'targetId', 'id'])
@Index('audit_records_target_position_idx', ['targetId', 'position'])
@Unique('audit_records_position_unique', ['position'])
export class AuditRecord {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_records_pk',
  })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column('text')
  surface!: string;

  @Column({ type: 'text', name: 'actor_id' })
  actorId!: string;

  @Column({ type: 'text', name: 'actor_name' })
  actorName!: string;

  @Column('text')
  action!: string;

  @Column({ type: 'text', name: 'target_kind' })
  targetKind!: string;

  @Column({ type: 'text', name: 'target_id' })
  targetId!: string;

  @Column({ type: 'jsonb', nullable: true })
  before!: object | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: object | null;

  @Column('bigint')
  position!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'text', name: 'previous_hash', collation: 'C' })
  previousHash!: string;

  @Column({ type: 'text', collation: 'C' })
  hash!: string;
}
