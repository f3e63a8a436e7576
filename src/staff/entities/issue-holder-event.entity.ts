import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A change of the holder of an issue. Append-only. */
@Entity('issue_holder_events', { comment: 'append-only: every change of the holder of an issue' })
@Index('issue_holder_events_issue_idx', ['issueId', 'id'])
export class IssueHolderEvent {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'issue_holder_events_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'issue_holder_events_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('StaffUnit', { name: 'issue_holder_events_unit_fk' })
  @Column({
    type: 'text',
    name: 'unit_id',
    collation: 'C',
    nullable: true,
    comment: 'new holder; null: nobody',
  })
  unitId!: string | null;

  @ForeignKey('ConsoleAccount', { name: 'issue_holder_events_account_fk' })
  @Column({ type: 'text', name: 'account_id', collation: 'C', nullable: true })
  accountId!: string | null;

  @Column({
    type: 'text',
    name: 'actor_id',
    collation: 'C',
    nullable: true,
    comment: 'account of the console or of a person; null: a rule or the service itself',
  })
  actorId!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;
}
