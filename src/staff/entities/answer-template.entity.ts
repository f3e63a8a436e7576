import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { Language } from '../../kernel/languages';
import type { FeedStatus } from '../../kernel/statuses';

/** A template of answers of a city. */
@Entity('answer_templates', {
  comment: 'templates of answers of a city, with a text for each of some languages',
})
@Index('answer_templates_city_idx', ['city', 'id'])
export class AnswerTemplate {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'answer_templates_pk' })
  id!: string;

  @ForeignKey('City', { name: 'answer_templates_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  name!: string;

  @Column({ type: 'text', collation: 'C', nullable: true, comment: 'null: for issues of any category' })
  category!: CategorySlug | null;

  @Column({
    type: 'text',
    collation: 'C',
    nullable: true,
    comment: 'null: for issues of any status of the feed',
  })
  status!: FeedStatus | null;

  @Column({ type: 'jsonb', comment: 'by language' })
  texts!: Partial<Record<Language, string>>;

  @Column({ type: 'boolean', default: true })
  active!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;
}
