import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleRole } from '../../kernel/console';

/** What the members of a group of the identity provider may do in the console. */
@Entity('console_groups', {
  comment: 'groups of the identity provider of city staff, and the rights of their members; the first counts',
})
@Unique('console_groups_name_unique', ['name'])
export class ConsoleGroup {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'console_groups_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C', comment: 'as in the claim `groups`' })
  name!: string;

  @Column({ type: 'integer', comment: 'of several groups of a person the lowest counts, then the oldest' })
  position!: number;

  @Column('text')
  role!: ConsoleRole;

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
    array: true,
    default: () => `'{}'`,
    comment: 'codes of wards; none: all of the cities',
  })
  wards!: string[];

  @Column({ type: 'text', array: true, default: () => `'{}'`, comment: 'slugs of categories; none: all' })
  categories!: CategorySlug[];

  @Column({
    type: 'text',
    array: true,
    nullable: true,
    comment: 'ids of the units that its members belong to; null: those that the console gives them',
  })
  units!: string[] | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
