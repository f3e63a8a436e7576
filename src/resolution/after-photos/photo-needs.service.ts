import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { LockedIssue } from '../../issues';
import { CATEGORY_SLUGS, type CategorySlug } from '../../kernel/categories';
import { PhotoNeed } from '../entities/photo-need.entity';

/** For each category, whether its repairs have to be shown by a photo. */
export type PhotoNeeds = Record<CategorySlug, boolean>;

/** The categories whose repairs have to be shown by a photo; nothing else writes them. */
@Injectable()
export class PhotoNeedsService {
  constructor(@InjectRepository(PhotoNeed) private readonly needs: Repository<PhotoNeed>) {}

  async read(): Promise<PhotoNeeds> {
    const needed = new Set((await this.needs.find()).map(({ category }) => category));
    const needs = CATEGORY_SLUGS.map((category) => [category, needed.has(category)] as const);
    return Object.fromEntries(needs) as PhotoNeeds;
  }

  /** Replaces the stored needs; call it in a transaction. */
  async replace(needs: PhotoNeeds): Promise<void> {
    await this.needs.deleteAll();
    const needed = CATEGORY_SLUGS.filter((category) => needs[category]).map((category) => ({ category }));
    if (needed.length > 0) await this.needs.insert(needed);
  }

  /** Whether the repair of an issue has to be shown by a photo. */
  isNeeded({ category }: Pick<LockedIssue, 'category'>): Promise<boolean> {
    return this.needs.existsBy({ category });
  }
}
