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
  /** What the address of the city's public site begins with. @example mumbai */
  subdomain!: string;
  /** Whether city staff work with reports already, are about to, or interest is only collected. */
  @Literal('live', 'rollout', 'waitlist')
  status!: CityRolloutStatus;
  @Moment()
  createdAt!: string;
}
