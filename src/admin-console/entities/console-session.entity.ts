import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A session of a console account. */
@Entity('console_sessions', {
  comment: 'sessions of console accounts, identified by the hash of their cookie',
})
@Unique('console_sessions_id_unique', ['id'])
@Index('console_sessions_account_idx', ['accountId'])
@Index('console_sessions_created_idx', ['createdAt'])
@Index('console_sessions_check_idx', ['checkAt'], { where: 'check_at is not null and revoked_at is null' })
export class ConsoleSession {
  @PrimaryColumn({
    type: 'text',
    name: 'token_hash',
    collation: 'C',
    comment: 'SHA-256 of the cookie; the cookie is not stored',
    primaryKeyConstraintName: 'console_sessions_pk',
  })
  tokenHash!: string;

  @ForeignKey('ConsoleAccount', { name: 'console_sessions_account_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'account_id', collation: 'C' })
  accountId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', precision: 3, nullable: true })
  revokedAt!: Date | null;

  @Column({
    type: 'text',
    collation: 'C',
    default: () => `('ses_'|| gen_random_uuid())`,
  })
  id!: string;

  @Column({
    type: 'timestamptz',
    name: 'last_seen_at',
    precision: 3,
    default: () => 'now()',
    comment: 'to the minute: when a request last used the session',
  })
  lastSeenAt!: Date;

  @Column({
    type: 'text',
    name: 'provider_tokens',
    nullable: true,
    comment: 'sealed tokens of the identity provider; null: begun with a password',
  })
  providerTokens!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'check_at',
    precision: 3,
    nullable: true,
    comment: 'when the identity provider is asked again about the person; null: begun with a password',
  })
  checkAt!: Date | null;
}
