import { Injectable } from '@nestjs/common';
import { monthsBefore } from '../../kernel/time/months';
import { Config } from '../../platform/config/config';
import { Retention } from '../../platform/retention/retention.decorator';
import { IssuePlacePrivacyQueries } from './issue-place-privacy.queries';

const PAGE = 500;

/** Deletes the exact places of issues that were closed long ago; what everyone sees of them stays. */
@Injectable()
export class ExactPlaceRetentionService {
  constructor(
    private readonly queries: IssuePlacePrivacyQueries,
    private readonly config: Config,
  ) {}

  /** @returns how many were deleted */
  @Retention('exact-places')
  async deleteOld(now: Date): Promise<number> {
    const before = monthsBefore(now, this.config.settings.EXACT_PLACE_MONTHS);
    let deleted = 0;
    let page = await this.queries.expire(before, '', PAGE);
    while (page.last !== null) {
      deleted += page.deleted;
      page = await this.queries.expire(before, page.last, PAGE);
    }
    return deleted;
  }
}
