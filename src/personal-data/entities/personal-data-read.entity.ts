import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DataKind, ReadPurpose } from '../../kernel/personal-data';

/** A request of staff that was answered with personal data. */
@Entity('personal_data_reads', { comment: 'requests of staff that were answered with personal data' })
@Index('personal_data_reads_account_idx', ['accountId', 'id'])
@Index('personal_data_reads_at_idx', ['at'])
export class PersonalDataRead {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'personal_data_reads_pk',
  })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({
    type: 'text',
    name: 'account_id',
    collation: 'C',
    comment: 'who read: an account of the console, or of the token API',
  })
  accountId!: string;

  @Column('text')
  role!: string;

  @Column('text')
  route!: string;

  @Column({ type: 'text', nullable: true, comment: 'null: a list that needs no purpose' })
  purpose!: ReadPurpose | null;

  @Column({ type: 'text', nullable: true, comment: 'sealed by the key of the first subject' })
  words!: string | null;

  @Column({ type: 'text', array: true })
  kinds!: DataKind[];

  @Column({ type: 'text', array: true, nullable: true, comment: 'cities of the reader; null: all' })
  cities!: string[] | null;
}
