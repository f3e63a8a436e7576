import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { Language } from '../../kernel/languages';
import type { RequestKind } from '../../kernel/personal-data';

/** What a person asks about their data, and the answer. */
@Entity('privacy_requests', { comment: 'requests of people about their personal data, and the answers' })
@Check(
  'privacy_requests_kind_known',
  `kind in ('access', 'correction', 'erasure', 'objection', 'complaint', 'nomination', 'child')`,
)
@Check(
  'privacy_requests_answered',
  '(answered_at is null) = (answered_by is null) and (answered_at is null) = (answer is null)',
)
@Index('privacy_requests_subject_idx', ['subjectId', 'id'])
@Index('privacy_requests_waiting_idx', ['dueAt'], { where: 'answered_at is null' })
@Index('privacy_requests_answered_idx', ['answeredAt'], { where: 'answered_at is not null' })
export class PrivacyRequest {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'privacy_requests_pk' })
  id!: string;

  @Column({
    type: 'text',
    name: 'subject_id',
    collation: 'C',
    comment: 'an account, or the digest of the address of somebody without one',
  })
  subjectId!: string;

  @Column({ type: 'text', nullable: true, comment: 'the city of the account; null: of nobody with one' })
  city!: CitySlug | null;

  @Column('text')
  kind!: RequestKind;

  @Column({ type: 'text', comment: 'sealed by the key of the subject' })
  text!: string;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'the confirmed address of somebody without an account, sealed; null: that of the account',
  })
  email!: string | null;

  @Column({ type: 'text', comment: 'the language of the answer' })
  language!: Language;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'due_at' })
  dueAt!: Date;

  @Column({
    type: 'timestamptz',
    precision: 3,
    name: 'escalated_at',
    nullable: true,
    comment: 'when super admins were told that it is due soon',
  })
  escalatedAt!: Date | null;

  @Column({ type: 'text', nullable: true, comment: 'sealed by the key of the subject' })
  answer!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column({
    type: 'text',
    name: 'answered_by',
    collation: 'C',
    nullable: true,
    comment: 'an account of the console',
  })
  answeredBy!: string | null;
}
