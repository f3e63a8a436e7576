import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const rate = statement(
  'accountability.rate-ward',
  `update wards set score = $3, res_pct = $4, trend = $5 where city = $1 and code = $2`,
);

/** How a ward does (docs/api/public-read.md#wards). */
export interface WardRating {
  /** 0 to 100 */
  score: number;
  /** The share of its issues resolved, in percent; null: the ward is not on the leaderboard. */
  resPct: number | null;
  /** The change of the score since the period before. */
  trend: number | null;
}

/** The only writer of how wards score. */
@Injectable()
export class WardRatings {
  constructor(private readonly database: Database) {}

  /** Rates a ward; one there is none of stays so. */
  async rate(city: CitySlug, code: string, { score, resPct, trend }: WardRating): Promise<void> {
    await this.database.rows(rate, [city, code, score, resPct, trend]);
  }
}
