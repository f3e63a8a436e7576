import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { City } from './entities/city.entity';

export type { City } from './entities/city.entity';

/** Reads the cities. */
@Injectable()
export class CityQueries {
  constructor(@InjectRepository(City) private readonly cities: Repository<City>) {}

  /** All cities, by name. */
  byName(): Promise<City[]> {
    return this.cities.find({ order: { displayName: 'ASC' } });
  }

  /** The time zone of a city, such as `Asia/Kolkata`; undefined if there is no such city. */
  async timeZoneOf(slug: string): Promise<string | undefined> {
    const where = { slug: slug as CitySlug };
    return (await this.cities.findOne({ select: { timeZone: true }, where }))?.timeZone;
  }
}
