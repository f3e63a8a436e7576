import { Injectable } from '@nestjs/common';
import { type AccountabilityChainDto, ChainQueries, WardAddressQueries } from '../../../../accountability';
import type { IssueDetailRow } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { MediaRegionsService } from '../../../../media';
import { ConfirmationsService, type ShownConfirmation } from '../../../../resolution';
import { type CityMap, CityMapsService } from '../../city-maps.service';
import { type IssuePlace, IssuePlaceQueries } from './issue-place.queries';

/** The place of an issue, the offices responsible, and what people say about the repair. */
export interface IssueContext {
  place: IssuePlace | undefined;
  /** The part of a path for its ward; '' if it has none. */
  wardAddress: string;
  map: CityMap;
  /** The offices responsible; undefined if unknown. */
  chain: AccountabilityChainDto | undefined;
  /** What people say about the repair; undefined if nobody was asked. */
  confirmation: ShownConfirmation | undefined;
  /** The photos whose parts the reader may cover. */
  coverable: readonly string[];
}

/** Reads what other contexts know of an issue for its page. */
@Injectable()
export class IssueContextService {
  constructor(
    private readonly places: IssuePlaceQueries,
    private readonly chains: ChainQueries,
    private readonly maps: CityMapsService,
    private readonly wards: WardAddressQueries,
    private readonly confirmations: ConfirmationsService,
    private readonly regions: MediaRegionsService,
  ) {}

  /** @param issue an issue the reader may see */
  async of(
    { id, ownerId, city, category, confirmation, media }: IssueDetailRow,
    actor: Actor | undefined,
  ): Promise<IssueContext> {
    const photos = (media ?? []).filter(({ type }) => type === 'image').map((each) => each.id);
    const place = await this.places.of(id);
    return {
      place,
      wardAddress: place ? await this.wards.of(city, place.ward) : '',
      map: await this.maps.of(city),
      chain: place && (await this.chains.of({ by: 'pincode', city, ...place }, category)),
      confirmation: confirmation ? await this.confirmations.of(id, actor) : undefined,
      coverable: actor ? await this.regions.coverable(actor, { id, ownerId }, photos) : [],
    };
  }
}
