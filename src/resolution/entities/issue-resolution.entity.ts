import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OutcomeReason } from '../../kernel/outcome-reasons';
import type { AccountRole } from '../../kernel/people/roles';

/** A resolution of an issue, and how it ended. */
@Entity('issue_resolutions', { comment: 'resolutions of issues, and their outcome' })
@Index('issue_resolutions_resolver_idx', ['resolverId'])
export class IssueResolution {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'issue_resolutions_pk',
  })
  id!: string;

  @ForeignKey('Issue', { name: 'issue_resolutions_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column('text')
  description!: string;

  @Column({ type: 'text', name: 'media_ids', array: true })
  mediaIds!: string[];

  @Column({ type: 'text', name: 'resolver_id', collation: 'C' })
  resolverId!: string;

  @Column({ type: 'text', name: 'resolver_name' })
  resolverName!: string;

  @Column({ type: 'text', name: 'resolver_role' })
  resolverRole!: AccountRole;

  @Column({ type: 'timestamptz', name: 'resolved_at', precision: 3 })
  resolvedAt!: Date;

  @Column({
    type: 'timestamptz',
    name: 'dropped_at',
    precision: 3,
    nullable: true,
    comment: 'when the issue was reopened, which made the resolution invalid',
  })
  droppedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'settled_at',
    precision: 3,
    nullable: true,
    comment: 'when the issue was closed, which made the resolution final',
  })
  settledAt!: Date | null;

  @Column({ type: 'text', nullable: true, comment: 'why nothing was repaired; null: it was' })
  reason!: OutcomeReason | null;

  @Column({
    type: 'text',
    name: 'office_id',
    collation: 'C',
    nullable: true,
    comment: 'official whose office it belongs to, if it is not ours',
  })
  officeId!: string | null;

  @ForeignKey('Issue', { name: 'issue_resolutions_duplicate_fk' })
  @Column({
    type: 'text',
    name: 'duplicate_of',
    collation: 'C',
    nullable: true,
    comment: 'issue that it repeats, if it is a duplicate',
  })
  duplicateOf!: string | null;

  @Column({
    type: 'timestamptz',
    precision: 3,
    nullable: true,
    comment: 'when it will be repaired, if that is planned',
  })
  until!: Date | null;
}
