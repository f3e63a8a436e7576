import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A category in which a person has reported something. */
@Entity('user_report_categories', {
  comment: 'categories in which a person has reported something, for badges',
})
export class UserReportCategory {
  @ForeignKey('User', { name: 'user_report_categories_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'user_report_categories_pk',
  })
  userId!: string;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'user_report_categories_pk' })
  category!: string;

  @Column('integer')
  reports!: number;
}
