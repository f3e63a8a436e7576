import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A day on which a person reported something, for streaks. */
@Entity('user_report_days', { comment: 'days on which a person reported something, for streaks' })
export class UserReportDay {
  @ForeignKey('User', { name: 'user_report_days_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'user_report_days_pk',
  })
  userId!: string;

  @PrimaryColumn({
    type: 'date',
    comment: 'day in the time zone of the city of the report',
    primaryKeyConstraintName: 'user_report_days_pk',
  })
  day!: string;

  @Column('integer')
  reports!: number;
}
