import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { LockedIssue } from '../../issues';
import { CATEGORY_SLUGS, type CategorySlug } from '../../kernel/categories';
import { ConfirmationQueries } from '../confirmation/confirmation.queries';
import { PhotoNeed } from '../entities/photo-need.entity';

/** How often people say that an issue is not repaired before its next repair needs a photo. */
const DISPUTES_BEFORE_PHOTO = 2;

type RepairedIssue = Pick<LockedIssue, 'id' | 'category'>;

/** For each category, whether its repairs have to be shown by a photo. */
export type PhotoNeeds = Record<CategorySlug, boolean>;

/** The categories whose repairs have to be shown by a photo; nothing else writes them. */
@Injectable()
export class PhotoNeedsService {
  constructor(
    @InjectRepository(PhotoNeed) private readonly needs: Repository<PhotoNeed>,
    private readonly confirmations: ConfirmationQueries,
  ) {}

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

  /** Whether the repair of an issue has to be shown by a photo: by its category, or after two disputed repairs. */
  async isNeeded(issue: RepairedIssue): Promise<boolean> {
    return (await this.needing([issue])).has(issue.id);
  }

  /** The ids of those of the issues whose repairs have to be shown by a photo. */
  async needing(issues: readonly RepairedIssue[]): Promise<Set<string>> {
    const needs = await this.read();
    const disputes = await this.confirmations.disputes(issues.map(({ id }) => id));
    const needing = issues.filter(
      ({ id, category }) => needs[category] || (disputes.get(id) ?? 0) >= DISPUTES_BEFORE_PHOTO,
    );
    return new Set(needing.map(({ id }) => id));
  }
}
