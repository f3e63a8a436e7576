import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting that city staff can change. */
@Entity('desk_settings', { comment: 'what the desk has configured' })
export class ConsoleSetting {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'desk_settings_pk' })
  name!: string;

  @Column('jsonb')
  value!: object;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
