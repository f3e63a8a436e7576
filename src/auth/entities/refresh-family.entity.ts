import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A session with all refresh tokens that descend from one sign-in. */
@Index('refresh_families_expires_idx', ['expiresAt'])
@Entity('refresh_families', { comment: 'one row per sign-in; all refresh tokens of the session end with it' })
@Index('refresh_families_user_idx', ['userId', 'expiresAt'])
export class RefreshFamily {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'refresh_families_pk' })
  id!: string;

  @ForeignKey('User', { name: 'refresh_families_user_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', precision: 3, nullable: true })
  revokedAt!: Date | null;

  @Column({ type: 'text', name: 'revoked_because', nullable: true })
  revokedBecause!: 'logout' | 'replay' | null;
}
