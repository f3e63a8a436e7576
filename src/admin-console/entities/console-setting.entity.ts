import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting that city staff can change. */
@Entity('console_settings', { comment: 'settings changed by city staff' })
export class ConsoleSetting {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'console_settings_pk' })
  name!: string;

  @Column('jsonb')
  value!: object;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
