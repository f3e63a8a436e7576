import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AccountRole } from '../../kernel/people/roles';
import type { CitySlug } from '../../kernel/cities';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';

/** Whose an account is. */
export type UserKind = 'person' | 'persona' | 'client' | 'service' | 'erased';

/**
 * A person who signs in, the account under which a person contributes without their name, the account through which
 * city staff report, or the account of a client of Open311.
 */
@Entity('users', {
  comment: 'accounts of people who sign in and of Open311 clients, and the one for reports by city staff',
})
@Index('users_created_idx', ['createdAt', 'id'], { where: `kind <> 'persona'` })
@Index('users_untold_idx', ['id'], { where: `choices_mailed_at is null and kind = 'person'` })
@Index('users_pseudonym_unique', ['pseudonymKey'], { unique: true, where: 'pseudonym_key is not null' })
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

  @Column({
    type: 'text',
    default: 'person',
    comment:
      'person: signs in; persona: contributes for a person without their name; client: of Open311; service: of city staff',
  })
  kind!: UserKind;

  @Column({
    type: 'text',
    name: 'shown_as',
    default: 'name',
    comment: 'how contributions of the person are shown, unless they say otherwise',
  })
  shownAs!: ShownAs;

  @Column({ type: 'text', nullable: true })
  pseudonym!: string | null;

  @Column({
    type: 'text',
    name: 'pseudonym_key',
    nullable: true,
    comment: 'the pseudonym in the form that is compared',
  })
  pseudonymKey!: string | null;

  @Column({ type: 'timestamptz', name: 'pseudonym_changed_at', precision: 3, nullable: true })
  pseudonymChangedAt!: Date | null;

  @Column({
    type: 'text',
    name: 'own_name',
    nullable: true,
    comment: 'the name the person corrected; sign-ins do not change the display name then',
  })
  ownName!: string | null;

  @Column({
    type: 'boolean',
    name: 'show_picture',
    default: true,
    comment: 'whether the picture of the identity provider is stored and shown',
  })
  showPicture!: boolean;

  @Column({
    type: 'boolean',
    default: true,
    comment: 'whether the person is in the directory and the leaderboards, and has a profile',
  })
  listed!: boolean;

  @Column({
    type: 'text',
    name: 'place_default',
    default: 'exact',
    comment: 'how exactly the places of new reports of the person are shown',
  })
  placeDefault!: PlacePrecision;

  @Column({
    type: 'timestamptz',
    name: 'welcomed_at',
    precision: 3,
    nullable: true,
    comment: 'when the site asked how the person is shown; null: not yet',
  })
  welcomedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'adult_at',
    precision: 3,
    nullable: true,
    comment: 'when the person said that they are 18 or older; null: they did not',
  })
  adultAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'child_since',
    precision: 3,
    nullable: true,
    comment: 'since when the account is treated as that of somebody under 18; null: it is not',
  })
  childSince!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'choices_mailed_at',
    precision: 3,
    nullable: true,
    default: () => 'now()',
    comment: 'when an account of before was told by mail what its person can choose; null: not yet',
  })
  choicesMailedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'choices_seen_at',
    precision: 3,
    nullable: true,
    default: () => 'now()',
    comment: 'when its person saw that on the site; null: not yet',
  })
  choicesSeenAt!: Date | null;
}
