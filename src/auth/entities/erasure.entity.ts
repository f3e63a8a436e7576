import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';
import type { ErasurePlan } from '../../personal-data';

/** How far an erasure is. */
export type ErasureStep = 'waiting' | 'part' | 'rewrite' | 'delete' | 'told';

/** A person who asked to be erased. */
@Entity('erasures', {
  comment: 'people who asked to be erased, and how far that is; deleted at the end',
})
@Index('erasures_due_idx', ['dueAt'])
@Index('erasures_email_idx', ['email'], { where: "step = 'waiting'" })
export class Erasure {
  @ForeignKey('User', { name: 'erasures_user_fk' })
  @PrimaryColumn({ type: 'text', name: 'user_id', collation: 'C', primaryKeyConstraintName: 'erasures_pk' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3 })
  askedAt!: Date;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3 })
  dueAt!: Date;

  @Column({ type: 'text', collation: 'C' })
  words!: ErasurePlan['words'];

  @Column({ type: 'text', collation: 'C' })
  place!: ErasurePlan['place'];

  @Column({
    type: 'text',
    collation: 'C',
    default: 'waiting',
    comment:
      'waiting: until it is due; part, rewrite, delete: what is done now; told: erased, the last mail is on its way',
  })
  step!: ErasureStep;

  @Column({ type: 'integer', default: 0, comment: 'how many rows were changed so far' })
  changed!: number;

  @Column({ type: 'timestamptz', name: 'reminded_at', precision: 3, nullable: true })
  remindedAt!: Date | null;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'where the mails about it go, in lower case; null: none',
  })
  email!: string | null;

  @Column({
    type: 'text',
    name: 'display_name',
    comment: 'the name before, which comes back if the person cancels it',
  })
  displayName!: string;

  @Column({ type: 'boolean', comment: 'whether the person was listed before' })
  listed!: boolean;

  @Column({ type: 'text', default: 'en', comment: 'of the mails about it' })
  language!: Language;
}
