import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ChainRole } from '../../kernel/people/chain-roles';

/** The marks that city staff have set on an issue. */
@Entity('issue_admin_states', {
  comment:
    'marks that city staff set on an issue; hiding and redaction are stored with the issue and its media',
})
export class IssueAdminState {
  @ForeignKey('Issue', { name: 'issue_admin_states_issue_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_admin_states_pk',
  })
  issueId!: string;

  @Column({ type: 'boolean', default: false })
  forced!: boolean;

  @Column({ type: 'boolean', name: 'sla_paused', default: false })
  slaPaused!: boolean;

  @Column({ type: 'boolean', default: false })
  closed!: boolean;

  @Column({ type: 'boolean', default: false })
  pinned!: boolean;

  @Column({ type: 'text', name: 'chain_role_override', nullable: true })
  chainRoleOverride!: ChainRole | null;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;
}
