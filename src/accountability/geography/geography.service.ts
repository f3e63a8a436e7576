import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { insertNew } from '../../platform/database/returning';
import { InvalidInput } from '../../platform/http/domain-error';
import { City } from '../entities/city.entity';
import { Place } from '../entities/place.entity';
import { WardRing } from '../entities/ward-ring.entity';
import { Ward } from '../entities/ward.entity';
import { ringsOf } from './boundary-rings';
import { PlaceExists, PlaceNotFound } from './geography.errors';
import { GeographyChangeQueries, type PincodeRecord } from './geography-change.queries';
import type { MultiPolygon } from './place';

export type { PincodeRecord } from './geography-change.queries';
export type { MultiPolygon } from './place';

const FOR_UPDATE = { mode: 'pessimistic_write' as const };

/** A stored city. */
export type CityRecord = Omit<City, 'createdAt'>;

/** A stored ward, without its boundary. */
export type WardRecord = Omit<Ward, 'boundary' | 'boundarySource' | 'createdAt' | 'updatedAt'>;

/** The fields of a ward that can be changed. */
export type WardFields = Partial<Omit<WardRecord, 'id' | 'city' | 'code'>>;

/** The fields of a new ward; fields that are left out are empty. */
export type NewWardFields = WardFields & Pick<WardRecord, 'name'>;

/** The fields of a pincode in a ward that can be changed. */
export type PincodeChange = Pick<PincodeRecord, 'pincode' | 'city' | 'ward' | 'area'> &
  Partial<Pick<PincodeRecord, 'lat' | 'lng'>>;

/** A change, with the previous state; null if it is new. */
export interface Change<Thing> {
  before: Thing | null;
  after: Thing;
}

class WardUnknown extends InvalidInput {
  constructor() {
    super([{ field: 'wardCode', message: 'is that of no ward of the city' }]);
  }
}

/** Writes cities, wards and pincodes. Call it in a transaction: it locks the changed rows. */
@Injectable()
export class Geography {
  constructor(
    @InjectRepository(City) private readonly cities: Repository<City>,
    @InjectRepository(Ward) private readonly wards: Repository<Ward>,
    @InjectRepository(WardRing) private readonly rings: Repository<WardRing>,
    @InjectRepository(Place) private readonly places: Repository<Place>,
    private readonly queries: GeographyChangeQueries,
    private readonly clock: Clock,
  ) {}

  /** Sets a city's rollout status or subdomain. @throws PlaceNotFound */
  async changeCity(
    id: string,
    { status, subdomain }: { status?: CityRolloutStatus; subdomain?: string },
  ): Promise<Change<CityRecord>> {
    const slug = id as CitySlug;
    const city = await this.cities.findOne({ where: { slug }, lock: FOR_UPDATE });
    if (!city) throw new PlaceNotFound('city');
    const change = { rolloutStatus: status ?? city.rolloutStatus, subdomain: subdomain ?? city.subdomain };
    await this.cities.update({ slug }, change);
    return { before: cityRecord(city), after: cityRecord({ ...city, ...change }) };
  }

  /** @throws PlaceExists if the city already has a ward with the code */
  async addWard(cityId: CitySlug, code: string, fields: NewWardFields): Promise<Change<WardRecord>> {
    const now = this.clock.now();
    const unsaid = {
      zone: '',
      wardNumber: 0,
      officeAddress: '',
      phone: '',
      score: null,
      resPct: null,
      trend: null,
    };
    const { name } = fields;
    const ward = { id: newId('ward'), city: cityId, code, ...unsaid, ...said(fields), name };
    if ((await insertNew(this.wards, { ...ward, createdAt: now, updatedAt: now })) === 0)
      throw new PlaceExists('ward');
    return { before: null, after: wardRecord(ward) };
  }

  /** @throws PlaceNotFound */
  async changeWard(id: string, fields: WardFields): Promise<Change<WardRecord>> {
    const ward = await this.lockWard(id);
    const change = said(fields);
    await this.wards.update({ id }, { ...change, updatedAt: this.clock.now() });
    return { before: wardRecord(ward), after: wardRecord({ ...ward, ...change }) };
  }

  /**
   * Sets or removes the boundary of a ward; points within it are then placed in the ward.
   * @param source the attribution shown on maps; empty if unknown
   * @returns also the city of the ward
   * @throws PlaceNotFound; InvalidInput for invalid rings
   */
  async setBoundary(
    id: string,
    boundary: MultiPolygon | null,
    source = '',
  ): Promise<Change<MultiPolygon | null> & { city: CitySlug }> {
    const ward = await this.lockWard(id);
    const boundarySource = boundary ? source : '';
    await this.wards.update({ id }, { boundary, boundarySource, updatedAt: this.clock.now() });
    await this.rings.delete({ wardId: id });
    if (boundary) await this.queries.addRings(id, ringsOf(boundary));
    return { before: ward.boundary, after: boundary, city: ward.city };
  }

  /** @throws WardUnknown; PlaceExists if the ward already has the pincode */
  async addPincode(place: Omit<PincodeRecord, 'isMain'>): Promise<Change<PincodeRecord>> {
    const where = { city: place.city, code: place.ward };
    const ward = await this.wards.findOne({
      select: { id: true },
      where,
      lock: { mode: 'pessimistic_read' },
    });
    if (!ward) throw new WardUnknown();
    const after = await this.queries.insertPincode(place);
    if (!after) throw new PlaceExists('pincode');
    await this.queries.addToJurisdiction(place);
    return { before: null, after };
  }

  /** Changes the position and the area name of a pincode; without a position it stays. @throws PlaceNotFound */
  async changePincode(change: PincodeChange): Promise<Change<PincodeRecord>> {
    const { pincode, city, ward, area } = change;
    const where = { pincode, ward, city };
    const place = await this.places.findOne({ where, lock: FOR_UPDATE });
    if (!place) throw new PlaceNotFound('pincode');
    const { lat = place.lat, lng = place.lng } = change;
    await this.places.update(where, { area, lat, lng });
    return { before: place, after: { ...place, area, lat, lng } };
  }

  private async lockWard(id: string): Promise<Ward> {
    const ward = await this.wards.findOne({ where: { id }, lock: FOR_UPDATE });
    if (!ward) throw new PlaceNotFound('ward');
    return ward;
  }
}

/** The stored part of a city that is shown. */
export function cityRecord({
  slug,
  displayName,
  state,
  subdomain,
  rolloutStatus,
  timeZone,
}: City): CityRecord {
  return { slug, displayName, state, subdomain, rolloutStatus, timeZone };
}

function wardRecord(ward: WardRecord): WardRecord {
  const { id, city, code, name, zone, wardNumber, officeAddress, phone, score, resPct, trend } = ward;
  return { id, city, code, name, zone, wardNumber, officeAddress, phone, score, resPct, trend };
}

/** The given fields of a ward, without undefined ones. */
function said({
  name,
  zone,
  wardNumber,
  officeAddress,
  phone,
  score,
  resPct,
  trend,
}: WardFields): WardFields {
  const fields = { name, zone, wardNumber, officeAddress, phone, score, resPct, trend };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
