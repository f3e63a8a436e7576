import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A program that may report issues over Open311. */
@Entity('api_clients', {
  comment: 'programs that may report issues over Open311; each has an account of the same id',
})
@Unique('api_clients_key_unique', ['keyHash'])
export class ApiClient {
  @ForeignKey('User', { name: 'api_clients_user_fk' })
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'api_clients_pk' })
  id!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({
    type: 'text',
    name: 'city_scope',
    array: true,
    nullable: true,
    comment: 'ids of cities; null: all cities',
  })
  cityScope!: CitySlug[] | null;

  @Column({
    type: 'text',
    name: 'key_hash',
    collation: 'C',
    comment: 'SHA-256 of the key; the key is not stored',
  })
  keyHash!: string;

  @Column({
    type: 'text',
    name: 'created_by',
    collation: 'C',
    nullable: true,
    comment: 'account of the console; null: created for the demonstration',
  })
  createdBy!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', precision: 3, nullable: true })
  revokedAt!: Date | null;
}
