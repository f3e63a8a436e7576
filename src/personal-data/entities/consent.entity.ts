import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';
import type { ConsentPurpose, ConsentSurface } from '../../kernel/personal-data';

/** A consent that somebody gave, and withdrew since; or that somebody refused. */
@Entity('consents', { comment: 'consents that people gave, withdrew or refused' })
@Index('consents_open_unique', ['subjectId', 'purpose'], { unique: true, where: 'withdrawn_at is null' })
@Index('consents_subject_idx', ['subjectId', 'id'])
export class Consent {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'consents_pk' })
  id!: string;

  @Column({
    type: 'text',
    name: 'subject_id',
    collation: 'C',
    comment: 'an account, or the digest of an address; of who was erased, a digest of that',
  })
  subjectId!: string;

  @Column('text')
  purpose!: ConsentPurpose;

  @Column({ type: 'text', name: 'notice_version', comment: 'the version of the notice at that time' })
  noticeVersion!: string;

  @Column({ type: 'text', comment: 'the language in which it was asked for' })
  language!: Language;

  @Column('text')
  surface!: ConsentSurface;

  @Column({
    type: 'timestamptz',
    precision: 3,
    name: 'given_at',
    nullable: true,
    comment: 'null: it was refused without having been given',
  })
  givenAt!: Date | null;

  @Column({
    type: 'timestamptz',
    precision: 3,
    name: 'withdrawn_at',
    nullable: true,
    comment: 'when it was withdrawn or refused; null: it holds',
  })
  withdrawnAt!: Date | null;
}
