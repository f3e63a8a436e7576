import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The identity of a person at an identity provider. */
@Entity('user_identities', { comment: 'identities of people at identity providers' })
@Index('user_identities_user_idx', ['userId'])
export class UserIdentity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'user_identities_pk' })
  issuer!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'user_identities_pk' })
  subject!: string;

  @ForeignKey('User', { name: 'user_identities_user_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
