import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';

/**
 * The contact data of the person for whom an Open311 client or city staff reported an issue. It is never shown, and is
 * deleted after a time.
 */
@Entity('issue_contacts', {
  comment:
    'people for whom a client of Open311 or city staff reported, to write to them; not shown by any API',
})
export class IssueContact {
  @ForeignKey('Issue', { name: 'issue_contacts_issue_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_contacts_pk',
  })
  issueId!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  @Column({
    type: 'text',
    name: 'first_name',
    nullable: true,
    comment: 'the whole name, if city staff took it',
  })
  firstName!: string | null;

  @Column({ type: 'text', name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column({ type: 'text', nullable: true, comment: 'language of mails to the person; null: not known' })
  language!: Language | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
