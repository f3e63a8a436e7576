import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleRole } from '../../kernel/console';

/** An invitation to the console. */
@Entity('console_invites', { comment: 'invitations to the console, identified by the hash of their token' })
@Index('console_invites_inviter_idx', ['invitedBy'])
export class ConsoleInvite {
  @PrimaryColumn({
    type: 'text',
    name: 'token_hash',
    collation: 'C',
    primaryKeyConstraintName: 'console_invites_pk',
  })
  tokenHash!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  role!: ConsoleRole;

  @Column({ type: 'text', name: 'city_scope', array: true, nullable: true })
  cityScope!: CitySlug[] | null;

  @Column({
    type: 'text',
    array: true,
    default: () => `'{}'`,
    comment: 'codes of wards; none: all of the cities',
  })
  wards!: string[];

  @Column({ type: 'text', array: true, default: () => `'{}'`, comment: 'slugs of categories; none: all' })
  categories!: CategorySlug[];

  @ForeignKey('ConsoleAccount', { name: 'console_invites_inviter_fk', onDelete: 'CASCADE' })
  @Column({ type: 'text', name: 'invited_by', collation: 'C' })
  invitedBy!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt!: Date | null;
}
