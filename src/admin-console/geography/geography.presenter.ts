import {
  type CityRecord,
  type ListedWard,
  type PincodeRecord,
  rewind,
  type SourcedBoundary,
  type WardRecord,
} from '../../accountability';
import type {
  CityRecordDto,
  ListedWardDto,
  PincodeRecordDto,
  SourcedBoundaryDto,
  WardRecordDto,
} from './geography.dto';
import { sha256Of } from './boundary-digest';

/** A city as city staff see it (docs/api/console.md#geography). */
export function presentCity(city: CityRecord): CityRecordDto {
  return {
    id: city.slug,
    name: city.displayName,
    state: city.state,
    subdomain: city.subdomain,
    status: city.rolloutStatus,
    timeZone: city.timeZone,
  };
}

/** A ward without its boundary. */
export function presentWard(ward: WardRecord): WardRecordDto {
  return {
    id: ward.id,
    cityId: ward.city,
    code: ward.code,
    name: ward.name,
    zone: ward.zone,
    wardNumber: ward.wardNumber,
    officeAddress: ward.officeAddress,
    phone: ward.phone,
    score: ward.score,
    resPct: ward.resPct,
    trend: ward.trend,
  };
}

/** A ward in the list of its city. */
export function presentListedWard(ward: ListedWard): ListedWardDto {
  return { ...presentWard(ward), hasBoundary: ward.hasBoundary };
}

/** The boundary of a ward, with its source. */
export function presentSourcedBoundary({ boundary, boundarySource }: SourcedBoundary): SourcedBoundaryDto {
  return { boundary: boundary && rewind(boundary), sha256: sha256Of(boundary), source: boundarySource };
}

/** A pincode in a ward. */
export function presentPincode(place: PincodeRecord): PincodeRecordDto {
  return {
    pincode: place.pincode,
    cityId: place.city,
    wardCode: place.ward,
    area: place.area,
    lat: place.lat,
    lng: place.lng,
    isMain: place.isMain,
  };
}
