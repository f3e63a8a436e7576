import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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
}
