import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { City } from '../entities/city.entity';
import { Place } from '../entities/place.entity';
import { Ward } from '../entities/ward.entity';
import { PlaceNotFound } from './geography.errors';
import type { PincodeRecord } from './geography-change.queries';
import { type CityRecord, cityRecord, type WardRecord } from './geography.service';
import { columnsExcept, type RowOf } from '../../platform/database/columns';
import type { CitySlug } from '../../kernel/cities';
import type { Box } from '../../api/validation/query-box';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const WARD = columnsExcept(Ward, ['boundary', 'boundarySource', 'createdAt', 'updatedAt']);

/** In SQL: without the boundaries, which have thousands of points. */
const listWards = statement(
  'geography.wards',
  `select ${WARD}, boundary is not null as "hasBoundary" from wards where city = $1 order by code`,
);
const findExtent = statement(
  'geography.city-extent',
  `select min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north from places where city = $1`,
);

/** A ward in the list of its city. */
export interface ListedWard extends WardRecord {
  hasBoundary: boolean;
}

/** A ward with its stored boundary. */
export type StoredBoundary = Pick<Ward, 'id' | 'code' | 'name' | 'boundary' | 'boundarySource'>;

/** The boundary of a ward, with its source. */
export type SourcedBoundary = Pick<Ward, 'boundary' | 'boundarySource'>;

/** Reads cities, wards and pincodes. */
@Injectable()
export class GeographyQueries {
  constructor(
    @InjectRepository(City) private readonly cityRows: Repository<City>,
    @InjectRepository(Ward) private readonly wardRows: Repository<Ward>,
    @InjectRepository(Place) private readonly places: Repository<Place>,
    private readonly database: Database,
  ) {}

  /** All cities, by name. */
  async cities(): Promise<CityRecord[]> {
    return (await this.cityRows.find({ order: { displayName: 'ASC' } })).map(cityRecord);
  }

  /** The wards of a city, by code. */
  wards(city: string): Promise<ListedWard[]> {
    return this.database.rows<RowOf<typeof WARD> & { hasBoundary: boolean }>(listWards, [city]);
  }

  /** The codes and names of the wards of a city, by code. */
  wardNames(city: CitySlug): Promise<Array<Pick<Ward, 'code' | 'name'>>> {
    return this.wardRows.find({
      select: { code: true, name: true },
      where: { city },
      order: { code: 'ASC' },
    });
  }

  /** Whether a city has a ward with a code. */
  hasWard(city: CitySlug, code: string): Promise<boolean> {
    return this.wardRows.existsBy({ city, code });
  }

  /** The wards of a city with their boundaries, by code. */
  boundaries(city: CitySlug): Promise<StoredBoundary[]> {
    const select = { id: true, code: true, name: true, boundary: true, boundarySource: true } as const;
    return this.wardRows.find({ select, where: { city }, order: { code: 'ASC' } });
  }

  /** The bounding box of a city's known places, in degrees; undefined if there are none. */
  async extent(city: CitySlug): Promise<Box | undefined> {
    const extent = await this.database.row<Box | { west: null }>(findExtent, [city]);
    return extent === undefined || extent.west === null ? undefined : extent;
  }

  /**
   * The boundary of a ward, null if none is stored, with its source.
   * @throws PlaceNotFound if there is no such ward
   */
  async boundary(wardId: string): Promise<SourcedBoundary> {
    const ward = await this.wardRows.findOneBy({ id: wardId });
    if (!ward) throw new PlaceNotFound('ward');
    return { boundary: ward.boundary, boundarySource: ward.boundarySource };
  }

  /** The pincodes of a city; of each, its main ward first. */
  pincodes(city: string): Promise<PincodeRecord[]> {
    return this.places.find({
      where: { city: city as CitySlug },
      order: { pincode: 'ASC', isMain: 'DESC', ward: 'ASC' },
    });
  }
}
