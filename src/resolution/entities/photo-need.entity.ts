import { Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';

/** A category whose repairs have to be shown by a photo. */
@Entity('photo_needs', { comment: 'categories whose repairs have to be shown by a photo' })
export class PhotoNeed {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'photo_needs_pk' })
  category!: CategorySlug;
}
