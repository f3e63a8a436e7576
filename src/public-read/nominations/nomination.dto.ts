import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Count, ValueOf } from '../../api/openapi/answer-fields';
import { CityScopeDto } from '../city-scope.dto';
import { ListLimit } from '../parameters';

/** A person or a group nominated for recognition. */
export class NominationRowDto {
  /** @example nom_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example "The night sweepers of Dharavi" */
  title!: string;
  desc!: string | null;
  /** The display name of the city or town. @example Mumbai */
  city!: string;
  /** @example 214 */
  @Count()
  supporters!: number;
  /** @example team */
  type!: string;
}

/** The filters of the list of nominations. */
export class NominationQueryDto extends CityScopeDto {
  @ListLimit()
  limit?: number;
}
