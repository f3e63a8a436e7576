import { Injectable } from '@nestjs/common';
import { type AccountabilityChainDto, ChainQueries } from '../../../accountability';
import type { IssueDetailRow } from '../../../issues';
import { type CityMap, CityMaps } from '../../city-maps.service';
import { type IssuePlace, IssuePlaceQueries } from './issue-place.queries';

/** Where an issue lies, and whose that is. */
export interface IssueSurroundings {
  place: IssuePlace | undefined;
  map: CityMap;
  /** Who is responsible; undefined while that is not known. */
  chain: AccountabilityChainDto | undefined;
}

/** Puts together what pages show of the place of an issue. */
@Injectable()
export class Surroundings {
  constructor(
    private readonly places: IssuePlaceQueries,
    private readonly chains: ChainQueries,
    private readonly maps: CityMaps,
  ) {}

  /** @param issue one the reader may see */
  async of({ id, city, category }: IssueDetailRow): Promise<IssueSurroundings> {
    const place = await this.places.of(id);
    return {
      place,
      map: await this.maps.of(city),
      chain: place && (await this.chains.of({ by: 'pincode', city, ...place }, category)),
    };
  }
}
