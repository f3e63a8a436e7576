import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleLanguage, ConsoleRole } from '../../kernel/console';
import type { HolderMail } from '../../kernel/holder-mails';

/** An account of the console. */
@Entity('console_accounts', {
  comment: 'accounts of city staff in the console; separate from the accounts of citizens',
})
export class ConsoleAccount {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'console_accounts_pk' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  role!: ConsoleRole;

  @Column({
    type: 'text',
    name: 'city_scope',
    array: true,
    nullable: true,
    comment: 'ids of cities; null: all cities',
  })
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

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether an agent or call_taker may see contact data of citizens',
  })
  contacts!: boolean;

  @Column({
    type: 'text',
    name: 'password_hash',
    nullable: true,
    comment: 'null: it signs in through the identity provider alone',
  })
  passwordHash!: string | null;

  @Column({
    type: 'text',
    name: 'totp_secret',
    nullable: true,
    comment: 'sealed secret of its second factor; null: it signs in by password alone',
  })
  totpSecret!: string | null;

  @Column({
    type: 'text',
    name: 'totp_pending',
    nullable: true,
    comment: 'sealed secret that no code has confirmed yet',
  })
  totpPending!: string | null;

  @Column({
    type: 'integer',
    name: 'totp_step',
    nullable: true,
    comment: 'the step of its newest code: earlier ones are refused',
  })
  totpStep!: number | null;

  @Column({
    type: 'text',
    name: 'recovery_codes',
    array: true,
    default: () => `'{}'`,
    comment: 'SHA-256 of each that was not used',
  })
  recoveryCodes!: string[];

  @Column({ type: 'boolean', default: true })
  active!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_login_at', precision: 3, nullable: true })
  lastLoginAt!: Date | null;

  @Column({
    type: 'text',
    name: 'holder_mail',
    default: 'none',
    comment: 'mails about issues that the account holds',
  })
  holderMail!: HolderMail;

  @Column({
    type: 'timestamptz',
    name: 'holder_mail_until',
    precision: 3,
    nullable: true,
    comment: 'time up to which news are in a digest; null: it gets none',
  })
  holderMailUntil!: Date | null;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'in which the console is shown; null: in that of the browser',
  })
  language!: ConsoleLanguage | null;
}
