import { Injectable } from '@nestjs/common';
import { type AccountabilityChainDto, ChainQueries, WardAddressQueries } from '../../../../accountability';
import type { IssueDetailRow } from '../../../../issues';
import { type CityMap, CityMapsService } from '../../city-maps.service';
import { type IssuePlace, IssuePlaceQueries } from './issue-place.queries';

/** The place of an issue, and the offices responsible. */
export interface IssueContext {
  place: IssuePlace | undefined;
  /** The part of a path for its ward; '' if it has none. */
  wardAddress: string;
  map: CityMap;
  /** The offices responsible; undefined if unknown. */
  chain: AccountabilityChainDto | undefined;
}

/** Reads the data about an issue's place for pages. */
@Injectable()
export class IssueContextService {
  constructor(
    private readonly places: IssuePlaceQueries,
    private readonly chains: ChainQueries,
    private readonly maps: CityMapsService,
    private readonly wards: WardAddressQueries,
  ) {}

  /** @param issue an issue the reader may see */
  async of({ id, city, category }: IssueDetailRow): Promise<IssueContext> {
    const place = await this.places.of(id);
    return {
      place,
      wardAddress: place ? await this.wards.of(city, place.ward) : '',
      map: await this.maps.of(city),
      chain: place && (await this.chains.of({ by: 'pincode', city, ...place }, category)),
    };
  }
}
