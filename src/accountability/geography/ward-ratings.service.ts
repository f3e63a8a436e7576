import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Ward } from '../entities/ward.entity';

/** The score of a ward (docs/api/public-read.md#wards). */
export interface WardRating {
  /** 0 to 100 */
  score: number;
  /** The share of its issues resolved, in percent; null if the ward is not on the leaderboard. */
  resPct: number | null;
  /** The change of the score since the previous period. */
  trend: number | null;
}

/** The only writer of ward scores. */
@Injectable()
export class WardRatings {
  constructor(@InjectRepository(Ward) private readonly wards: Repository<Ward>) {}

  /** Sets the score of a ward; no effect if the city has no ward with the code. */
  async rate(city: CitySlug, code: string, rating: WardRating): Promise<void> {
    await this.wards.update({ city, code }, rating);
  }
}
