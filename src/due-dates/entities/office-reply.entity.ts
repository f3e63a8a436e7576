import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The reply of an office to which an issue was escalated. Append-only. */
@Entity('office_replies', { comment: 'append-only: replies of offices to which issues were escalated' })
@Index('office_replies_escalation_idx', ['issueId', 'level'])
@Unique('office_replies_key_unique', ['issueId', 'level', 'key'])
@ForeignKey('IssueEscalation', ['issueId', 'level'], ['issueId', 'level'], {
  name: 'office_replies_escalation_fk',
})
export class OfficeReply {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'office_replies_pk',
  })
  id!: string;

  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column('smallint')
  level!: number;

  @Column({
    type: 'text',
    name: 'official_id',
    collation: 'C',
    comment: 'holder of the office at that time; never shown',
  })
  officialId!: string;

  @Column('text')
  office!: string;

  @Column('text')
  answer!: string;

  @Column({
    type: 'text',
    nullable: true,
    comment: 'feed status set by the reply; null: the reply changed no status',
  })
  status!: 'progress' | 'resolved' | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({
    type: 'text',
    nullable: true,
    collation: 'C',
    comment:
      'digest of the sent form with its hidden key, the same form is the same reply; null: the form had no key',
  })
  key!: string | null;
}
