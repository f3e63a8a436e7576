import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { Ward } from './entities/ward.entity';

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
  constructor(@InjectRepository(Ward) private readonly wards: Repository<Ward>) {}

  /** Rates a ward; changes nothing where the city has no ward of the code. */
  async rate(city: CitySlug, code: string, rating: WardRating): Promise<void> {
    await this.wards.update({ city, code }, rating);
  }
}
