import { Injectable } from '@nestjs/common';
import {
  type Chain,
  ChainQueries,
  type FoundPlace,
  type PincodeWard,
  PincodeWardQueries,
  PlaceQueries,
  type Point,
  wardNamedIn,
} from '../../accountability';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { UnplacedIssue } from './issue-placing.queries';

/** Finds the place of a report by what it says, and the offices responsible there (docs/api/issues.md#placing). */
@Injectable()
export class ReportedPlacesService {
  constructor(
    private readonly places: PlaceQueries,
    private readonly pincodes: PincodeWardQueries,
    private readonly chains: ChainQueries,
  ) {}

  /**
   * @param timeoutMs how long to wait for the geocoder
   * @throws GeocoderBusy if the geocoder was not free in time
   */
  async of(issue: UnplacedIssue, timeoutMs: number): Promise<FoundPlace | undefined> {
    const point = pointOf(issue);
    return (await this.byPincode(issue, point)) ?? (point && this.places.atPoint(point, timeoutMs));
  }

  /** As `of`, without the geocoder; undefined if the place depends on its answer. */
  async withoutGeocoder(issue: UnplacedIssue): Promise<{ found: FoundPlace | undefined } | undefined> {
    const point = pointOf(issue);
    const found = await this.byPincode(issue, point);
    if (found || !point) return { found };
    return this.places.usesGeocoder ? undefined : { found: await this.places.atPoint(point, 0) };
  }

  /**
   * The chain of the ward or of the pincode. A pincode can belong to another city, whose offices are not responsible.
   */
  async chainOf(
    place: FoundPlace | undefined,
    city: CitySlug,
    category: CategorySlug,
  ): Promise<Chain | undefined> {
    const chain = await this.chains.of(place, category);
    return chain?.jurisdiction.city === city ? chain : undefined;
  }

  /** The place by the pincode of a report; undefined if it has none, or no jurisdiction has it. */
  private async byPincode(issue: UnplacedIssue, point: Point | undefined): Promise<FoundPlace | undefined> {
    const { city, pincode } = issue;
    if (pincode === null) return undefined;
    const wards = point ? [] : (await this.pincodes.of(pincode)).filter((ward) => ward.city === city);
    return wards.length === 0
      ? this.places.atPincode(pincode, point)
      : placeAmong(wards, { ...issue, pincode });
  }
}

function pointOf({ lat, lng }: UnplacedIssue): Point | undefined {
  return lat === null || lng === null ? undefined : { lat, lng };
}

/**
 * The place of a report without a point, in one of the wards of its pincode: the only one, the one its reporter chose,
 * or the one its words name. Otherwise it is in no ward.
 */
function placeAmong(
  wards: readonly PincodeWard[],
  { city, pincode, ward, title, address, description }: UnplacedIssue & { pincode: string },
): FoundPlace {
  const words = { title, address: address ?? '', description };
  const named = () => wards.find((each) => each.ward === ward) ?? wardNamedIn(wards, words);
  const found = wards.length === 1 ? wards[0] : named();
  if (!found) return { by: 'pincode', pincode, city, ward: '', area: '', jurisdictionId: null };
  const { area, jurisdictionId } = found;
  return { by: 'pincode', pincode, city, ward: found.ward, area, jurisdictionId };
}
