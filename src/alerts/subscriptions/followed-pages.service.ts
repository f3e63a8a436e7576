import { Injectable } from '@nestjs/common';
import { WardAddressQueries } from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import { pathOf, type SubscriptionKind } from './subscription';

/** Finds the pages of what people follow. */
@Injectable()
export class FollowedPagesService {
  constructor(private readonly wards: WardAddressQueries) {}

  /** The path of the page on the site. */
  async pathOf(followed: { city: CitySlug; kind: SubscriptionKind; target: string }): Promise<string> {
    const { city, kind, target } = followed;
    return pathOf(followed, kind === 'ward' ? await this.wards.of(city, target) : '');
  }
}
