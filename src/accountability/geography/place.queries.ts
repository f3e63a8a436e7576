import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Jurisdiction } from '../entities/jurisdiction.entity';
import { Place } from '../entities/place.entity';
import { Ward } from '../entities/ward.entity';
import { GeocoderService, GeocoderBusy } from './geocoder.service';
import type { FoundPlace, Point, PointAnswer } from './place';

/** A point farther than this from every known pincode belongs to none of them. */
const MAX_DISTANCE_KM = 10;
const KM_PER_DEGREE = 111.2;

/** The distance from a place to the point ($1, $2) in kilometres, on a plane, which is exact enough within a city. */
const DISTANCE = `
  sqrt(power((p.lat - $1) * ${KM_PER_DEGREE}, 2)
     + power((p.lng - $2) * ${KM_PER_DEGREE} * cos(radians($1::float8)), 2))`;

const IN_WARD = columnsOf(Ward, { city: 'city', ward: 'code' }, 'w');
const NEAR = columnsOf(Place, ['pincode', 'city', 'ward', 'area'], 'p');
const IN_JURISDICTION = columnsOf(Jurisdiction, { jurisdictionId: 'id', city: 'city', ward: 'ward' }, 'j');

/** SQL: the boundary of a ward (w) contains the point ($1, $2); holes are outside. */
const AROUND = `
  exists (select from ward_rings r where r.ward_id = w.id and not is_hole and r.ring @> point($2::float8, $1::float8))
  and not exists (select from ward_rings r where r.ward_id = w.id and is_hole and r.ring @> point($2::float8, $1::float8))`;
const wardAround = statement(
  'places.ward-around',
  `select ${IN_WARD} from wards w where ${AROUND} order by w.id limit 1`,
);
const nearest = statement(
  'places.nearest',
  `select * from (
     select ${NEAR}, ${DISTANCE} as km from places p
      where p.lat between $1::float8 - 0.1 and $1::float8 + 0.1 and p.lng between $2::float8 - 0.2 and $2::float8 + 0.2) around
    where km <= ${MAX_DISTANCE_KM} order by km, pincode, ward limit 1`,
);
/**
 * If a pincode has several jurisdictions: the one whose boundary contains the point, then the nearest; without a point,
 * the one with most of the pincode.
 */
const byPincode = statement(
  'places.by-pincode',
  `select ${IN_JURISDICTION}, coalesce(p.area, '') as area
     from jurisdictions j
     left join places p on p.pincode = $3 and p.city = j.city and p.ward = j.ward
    where j.pincodes @> array[$3]
    order by exists (select from wards w where w.city = j.city and w.code = j.ward and ${AROUND}) desc,
             case when $1::float8 is null then null else ${DISTANCE} end nulls last, p.is_main desc nulls last, j.id limit 1`,
);
type InWard = RowOf<typeof IN_WARD>;
type InPincode = RowOf<typeof IN_JURISDICTION> & Pick<Place, 'area'>;

/** Finds the pincode, the ward and the jurisdiction of a position. */
@Injectable()
export class PlaceQueries {
  constructor(
    @InjectRepository(Jurisdiction) private readonly jurisdictions: Repository<Jurisdiction>,
    private readonly database: Database,
    private readonly geocoder: GeocoderService,
  ) {}

  /** Whether `atPoint` may ask a geocoder, for which it waits. */
  get usesGeocoder(): boolean {
    return this.geocoder.isConfigured;
  }

  /**
   * The place of a pincode; a point selects one of the pincode's wards.
   * @returns undefined if no jurisdiction has the pincode
   */
  async atPincode(pincode: string, point?: Point): Promise<FoundPlace | undefined> {
    const found = await this.inPincode(pincode, point);
    if (!found) return undefined;
    const around = point && (await this.wardAround(point));
    if (around) return this.inside(around, pincode, found.area, found.jurisdictionId);
    return { by: 'pincode', pincode, ...found };
  }

  /**
   * The place of a point: by the pincode the geocoder returns, otherwise by a stored boundary, or by the nearest place.
   * @param timeoutMs how long to wait for the geocoder
   * @returns undefined if the point is far from all known places
   * @throws GeocoderBusy if the geocoder was not free in time
   */
  async atPoint(point: Point, timeoutMs: number): Promise<FoundPlace | undefined> {
    return this.place(point, await this.geocoder.reverse(point, timeoutMs));
  }

  /** As `atPoint`, but uses the nearest place if the geocoder is not free in time. */
  async aroundPoint(point: Point, timeoutMs: number): Promise<FoundPlace | undefined> {
    try {
      return await this.atPoint(point, timeoutMs);
    } catch (error) {
      if (!(error instanceof GeocoderBusy)) throw error;
      return this.place(point, undefined);
    }
  }

  /** The city of a point, by a stored boundary, otherwise by the nearest place; undefined if there is none. */
  async cityAt(point: Point): Promise<CitySlug | undefined> {
    const found = (await this.wardAround(point)) ?? (await this.nearestTo(point));
    return found?.city ?? undefined;
  }

  private async place(point: Point, geocoded: PointAnswer | undefined): Promise<FoundPlace | undefined> {
    const byGeocoder = await this.byGeocoder(point, geocoded);
    if (byGeocoder) return byGeocoder;
    const near = await this.nearestTo(point);
    const pincode = geocoded?.pincode ?? near?.pincode ?? null;
    const area = geocoded?.area || near?.area || '';
    const around = await this.wardAround(point);
    const known = pincode === null ? undefined : await this.inPincode(pincode, point);
    if (around) return this.inside(around, pincode, area, known?.jurisdictionId ?? null);
    if (!near) return undefined;
    const there = await this.jurisdictionOf(near);
    if (there.jurisdictionId === null && known) return { by: 'centroid', pincode, ...known };
    return { by: 'centroid', pincode, area, ...there };
  }

  /** The place by the geocoder's pincode; undefined if it returned none, or no jurisdiction has it. */
  private async byGeocoder(point: Point, geocoded: PointAnswer | undefined): Promise<FoundPlace | undefined> {
    const { pincode = null, area } = geocoded ?? {};
    const found = pincode === null ? undefined : await this.inPincode(pincode, point);
    return found && { by: 'geocoder', pincode, ...found, area: area || found.area };
  }

  private nearestTo({ lat, lng }: Point): Promise<RowOf<typeof NEAR> | undefined> {
    return this.database.row(nearest, [lat, lng]);
  }

  private inPincode(pincode: string, point?: Point): Promise<InPincode | undefined> {
    return this.database.row(byPincode, [point?.lat, point?.lng, pincode]);
  }

  private wardAround({ lat, lng }: Point): Promise<InWard | undefined> {
    return this.database.row(wardAround, [lat, lng]);
  }

  /** @param otherwise the jurisdiction of the pincode, used if no jurisdiction has the ward's name */
  private async inside(
    ward: InWard,
    pincode: string | null,
    area: string,
    otherwise: string | null,
  ): Promise<FoundPlace> {
    const { jurisdictionId, ...rest } = await this.jurisdictionOf(ward);
    return { by: 'boundary', pincode, area, ...rest, jurisdictionId: jurisdictionId ?? otherwise };
  }

  private async jurisdictionOf({ city, ward }: InWard) {
    const found = await this.jurisdictions.findOne({ where: { city, ward }, order: { id: 'ASC' } });
    return { city, ward, jurisdictionId: found?.id ?? null };
  }
}
