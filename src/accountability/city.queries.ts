import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { City } from './entities/city.entity';

export type { City } from './entities/city.entity';

/** Reads of the cities the service works in. */
@Injectable()
export class CityQueries {
  constructor(@InjectRepository(City) private readonly cities: Repository<City>) {}

  /** Every city, by its name. */
  byName(): Promise<City[]> {
    return this.cities.find({ order: { displayName: 'ASC' } });
  }
}
