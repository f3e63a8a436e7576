import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';

/** A city. */
export class CityRowDto {
  @ValueOf(CITY)
  id!: CitySlug;
  /** @example Mumbai */
  name!: string;
  /** @example Maharashtra */
  state!: string;
  /** The subdomain of the city's public site. @example mumbai */
  subdomain!: string;
  /** Whether the city is live, being set up, or only collects interest. */
  @Literal('live', 'rollout', 'waitlist')
  status!: CityRolloutStatus;
  @Moment()
  createdAt!: string;
}
