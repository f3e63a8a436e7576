import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that seals what is stored about one subject, wrapped by a key of PERSONAL_DATA_KEY_FILE. */
@Entity('subject_keys', {
  comment:
    'one key for each person, account or sender whose data is sealed; without it, the data cannot be read',
})
export class SubjectKey {
  @PrimaryColumn({
    type: 'text',
    name: 'subject_id',
    collation: 'C',
    primaryKeyConstraintName: 'subject_keys_pk',
    comment: 'an account or sender; digest: the key of digests',
  })
  subjectId!: string;

  @Column({
    type: 'bytea',
    name: 'wrapped_key',
    nullable: true,
    comment: 'null: the key was destroyed, and what it sealed is erased',
  })
  wrappedKey!: Buffer | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'destroyed_at', nullable: true })
  destroyedAt!: Date | null;
}
