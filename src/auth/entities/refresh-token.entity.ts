import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A refresh token of a session. A second use shows that it was stolen. */
@Entity('refresh_tokens', {
  comment: 'refresh tokens of sessions; a second use shows that the token was stolen',
})
@Index('refresh_tokens_family_idx', ['familyId'])
export class RefreshToken {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'refresh_tokens_pk' })
  id!: string;

  @ForeignKey('RefreshFamily', { name: 'refresh_tokens_family_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'family_id', collation: 'C' })
  familyId!: string;

  @Column({ type: 'timestamptz', name: 'issued_at', precision: 3 })
  issuedAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt!: Date | null;
}
