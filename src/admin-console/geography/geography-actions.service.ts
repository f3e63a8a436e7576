import { Injectable } from '@nestjs/common';
import {
  type CityRecord,
  Geography,
  GeographyQueries,
  type MultiPolygon,
  type PincodeRecord,
  type WardRecord,
} from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleActor } from '../../kernel/console';
import { InvalidInput } from '../../platform/http/domain-error';
import { AuditedTransaction } from '../audited-transaction.service';
import { placeProblem } from './boundary-check';
import { digestOf, sha256Of } from './boundary-digest';
import { BoundaryChanged } from './geography.errors';

type ChangeOf<Method extends keyof Geography> = Parameters<Geography[Method]>;
type ResultOf<Method extends keyof Geography> = Promise<Awaited<ReturnType<Geography[Method]>>['after']>;

/**
 * Changes of cities, wards and pincodes by city staff (docs/api/console.md#geography), each in one transaction with its
 * audit record.
 */
@Injectable()
export class GeographyActionsService {
  constructor(
    private readonly geography: Geography,
    private readonly queries: GeographyQueries,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws PlaceNotFound; DomainError conflict for a subdomain that is taken */
  changeCity(actor: ConsoleActor, ...[cityId, change]: ChangeOf<'changeCity'>): ResultOf<'changeCity'> {
    const target = { action: 'geo.update_city', targetType: 'city', targetId: cityId };
    return this.audited.change(actor, target, () => this.geography.changeCity(cityId, change), writtenCity);
  }

  /** @throws PlaceExists */
  addWard(actor: ConsoleActor, ...[cityId, code, fields]: ChangeOf<'addWard'>): ResultOf<'addWard'> {
    const target = ({ id }: { id: string }) => ({
      action: 'geo.create_ward',
      targetType: 'ward',
      targetId: id,
    });
    return this.audited.change(
      actor,
      target,
      () => this.geography.addWard(cityId, code, fields),
      writtenWard,
    );
  }

  /** @throws PlaceNotFound */
  changeWard(actor: ConsoleActor, ...[wardId, change]: ChangeOf<'changeWard'>): ResultOf<'changeWard'> {
    const target = { action: 'geo.update_ward', targetType: 'ward', targetId: wardId };
    return this.audited.change(actor, target, () => this.geography.changeWard(wardId, change), writtenWard);
  }

  /**
   * The audit record has the city and digests of the boundaries instead of their positions.
   * @param seen.from the digest of the current boundary (`sha256Of`), which must match; undefined for any
   * @throws PlaceNotFound; InvalidInput, also for one far from the city; BoundaryChanged if it is another one by now
   */
  async setBoundary(
    actor: ConsoleActor,
    wardId: string,
    { boundary, from }: { boundary: MultiPolygon | null; from?: string | null | undefined },
  ): ResultOf<'setBoundary'> {
    const target = { action: 'geo.set_boundary', targetType: 'ward', targetId: wardId };
    const set = async () => {
      const { before, after, city } = await this.geography.setBoundary(wardId, boundary);
      if (boundary) await this.assertNear(city, boundary);
      if (from !== undefined && sha256Of(before) !== from) throw new BoundaryChanged();
      return { before: { city, boundary: before }, after: { city, boundary: after } };
    };
    return (await this.audited.change(actor, target, set, writtenBoundary)).boundary;
  }

  private async assertNear(city: CitySlug, boundary: MultiPolygon): Promise<void> {
    const extent = await this.queries.extent(city);
    const message = extent && placeProblem(boundary, extent);
    if (message !== undefined) throw new InvalidInput([{ field: 'boundary.coordinates', message }]);
  }

  /** @throws PlaceExists; InvalidInput if the city has no such ward */
  addPincode(actor: ConsoleActor, ...[place]: ChangeOf<'addPincode'>): ResultOf<'addPincode'> {
    const target = { action: 'geo.create_pincode', targetType: 'pincode', targetId: place.pincode };
    return this.audited.change(actor, target, () => this.geography.addPincode(place), writtenPincode);
  }

  /** @throws PlaceNotFound */
  changePincode(actor: ConsoleActor, ...[change]: ChangeOf<'changePincode'>): ResultOf<'changePincode'> {
    const target = { action: 'geo.update_pincode', targetType: 'pincode', targetId: change.pincode };
    return this.audited.change(actor, target, () => this.geography.changePincode(change), writtenPincode);
  }
}

// The state of a city in the audit log; `null` if it did not exist.

function writtenCity(city: CityRecord | null): object | null {
  if (!city) return null;
  const { slug: id, displayName: name, state, subdomain, rolloutStatus: status, timeZone } = city;
  return { id, name, state, subdomain, status, timeZone };
}

function writtenWard(ward: WardRecord | null): object | null {
  if (!ward) return null;
  const { id, city: cityId, code, name, zone, wardNumber, officeAddress, phone, score, resPct, trend } = ward;
  return { id, cityId, code, name, zone, wardNumber, officeAddress, phone, score, resPct, trend };
}

function writtenPincode(place: PincodeRecord | null): object | null {
  if (!place) return null;
  const { pincode, city: cityId, ward: wardCode, area, lat, lng, isMain } = place;
  return { pincode, cityId, wardCode, area, lat, lng, isMain };
}

function writtenBoundary(ward: { city: CitySlug; boundary: MultiPolygon | null } | null): object | null {
  return ward?.boundary ? { cityId: ward.city, ...digestOf(ward.boundary) } : null;
}
