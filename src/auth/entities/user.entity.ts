import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AccountRole } from '../../kernel/people/roles';
import type { CitySlug } from '../../kernel/cities';

/** A person who signs in, the account through which city staff report, or the account of a client of Open311. */
@Entity('users', {
  comment: 'accounts of people who sign in and of Open311 clients, and the one for reports by city staff',
})
@Index('users_created_idx', ['createdAt', 'id'])
export class User {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'users_pk' })
  id!: string;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'verified by the identity provider; links the account to an official',
  })
  email!: string | null;

  @Column({ type: 'text', name: 'display_name' })
  displayName!: string;

  @Column({ type: 'text', name: 'avatar_url', nullable: true })
  avatarUrl!: string | null;

  @Column({ type: 'text', default: 'user' })
  role!: AccountRole;

  @ForeignKey('City', { name: 'users_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_seen_at', precision: 3, nullable: true })
  lastSeenAt!: Date | null;
}
