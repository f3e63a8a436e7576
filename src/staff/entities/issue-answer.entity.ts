import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';

/** An answer of city staff, which is a message of the thread of its issue. */
@Entity('issue_answers', {
  comment: 'answers of city staff in threads: who wrote each, and whether the reporter replied',
})
@Index('issue_answers_newest_unique', ['issueId'], { unique: true, where: 'superseded_at is null' })
@Index('issue_answers_issue_idx', ['issueId', 'at'])
@Index('issue_answers_replied_idx', ['repliedAt', 'issueId'], {
  where: 'replied_at is not null and superseded_at is null',
})
export class IssueAnswer {
  @ForeignKey('Message', { name: 'issue_answers_message_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'message_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_answers_pk',
  })
  messageId!: string;

  @ForeignKey('Issue', { name: 'issue_answers_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({ type: 'text', name: 'account_id', collation: 'C', comment: 'account of the console' })
  accountId!: string;

  @Column({ type: 'text', name: 'account_name' })
  accountName!: string;

  @ForeignKey('StaffUnit', { name: 'issue_answers_unit_fk' })
  @Column({
    type: 'text',
    name: 'unit_id',
    collation: 'C',
    nullable: true,
    comment: 'null: answered as the city desk',
  })
  unitId!: string | null;

  @Column({
    type: 'text',
    name: 'template_id',
    collation: 'C',
    nullable: true,
    comment: 'the template it was written with, which may be removed by now',
  })
  templateId!: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  language!: Language | null;

  @ForeignKey('SlaPause', { name: 'issue_answers_pause_fk' })
  @Column({
    type: 'text',
    name: 'pause_id',
    collation: 'C',
    nullable: true,
    comment: 'the pause of the due date while it waits for the reporter; null: no question',
  })
  pauseId!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({
    type: 'timestamptz',
    name: 'replied_at',
    precision: 3,
    nullable: true,
    comment: 'when the reporter first wrote after it; null: not yet',
  })
  repliedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'superseded_at',
    precision: 3,
    nullable: true,
    comment: 'when the next answer was written; null: the newest of its issue',
  })
  supersededAt!: Date | null;
}
