import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person whose new name is not yet in the search texts of their issues. */
@Entity('issue_search_renames', {
  comment: 'people whose new name is not yet in the search words of their issues',
})
export class IssueSearchRename {
  @ForeignKey('User', { name: 'issue_search_renames_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'issue_search_renames_pk',
  })
  userId!: string;

  @Column({ type: 'integer', default: 1 })
  renames!: number;

  @Column({ type: 'timestamptz', name: 'renamed_at', precision: 3, default: () => 'now()' })
  renamedAt!: Date;
}
