import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer a caller received under an Idempotency-Key, or under the key of a form. */
@Entity('idempotency_keys', {
  comment:
    'answers to accounts by Idempotency-Key, kept for a day, and by the key of a form of the site, kept for 30 days',
})
@Index('idempotency_keys_expires_idx', ['expiresAt'])
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

  /** When the row may be deleted. */
  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3, default: () => "(now() + '24:00:00')" })
  expiresAt!: Date;
}
