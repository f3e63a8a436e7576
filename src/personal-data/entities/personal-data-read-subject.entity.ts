import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person whose data a request was answered with. */
@Entity('personal_data_read_subjects', { comment: 'whose personal data a request was answered with' })
export class PersonalDataReadSubject {
  @PrimaryColumn({
    type: 'text',
    name: 'subject_id',
    collation: 'C',
    primaryKeyConstraintName: 'personal_data_read_subjects_pk',
    comment: 'an account, an official, or the digest of an address or number of somebody without an account',
  })
  subjectId!: string;

  @ForeignKey('PersonalDataRead', { name: 'personal_data_read_subjects_read_fk', onDelete: 'CASCADE' })
  @Index('personal_data_read_subjects_read_idx')
  @PrimaryColumn({
    type: 'bigint',
    name: 'read_id',
    primaryKeyConstraintName: 'personal_data_read_subjects_pk',
  })
  readId!: string;
}
