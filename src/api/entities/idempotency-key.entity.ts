import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer a caller received under an Idempotency-Key. */
@Entity('idempotency_keys', { comment: 'answers to accounts by Idempotency-Key, kept for a day' })
@Index('idempotency_keys_created_idx', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'idempotency_keys_pk' })
  caller!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_keys_pk' })
  key!: string;

  @Column({ type: 'text', name: 'request_hash' })
  requestHash!: string;

  @Column('json')
  answer!: object;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'boolean', default: false })
  alternative!: boolean;
}
