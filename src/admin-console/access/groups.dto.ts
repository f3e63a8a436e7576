import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleRole } from '../../kernel/console';
import { CATEGORY, CITY, CONSOLE_ROLE } from '../../kernel/named-values';
import { Literal, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { IsBoundedText, IsNullable, IsOneOf, IsOptional, IsWholeNumber } from '../../api/validation/fields';
import { Distinct, IsListOfOneOf, IsListOfTexts } from '../../api/validation/list-fields';

const MAX_WARDS = 200;
const MAX_UNITS = 100;
const MAX_POSITION = 10_000;

/** A group of the identity provider, and what its members may do. */
export class ConsoleGroupDto {
  /** null: it is in CONSOLE_OIDC_GROUPS, and cannot be changed here. @example grp_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string | null;
  /** As the provider names it in the claim `groups`. @example roads-h-west */
  name!: string;
  /** Of several groups of a person the lowest counts; null: before all others. */
  position!: number | null;
  @ValueOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** The ids of cities; null for all cities. */
  @ValuesOf(CITY)
  cityScope!: CitySlug[] | null;
  /** Codes of wards; empty for all of the cities. @example ["H/West"] */
  wards!: string[];
  /** Empty for all. */
  @ValuesOf(CATEGORY)
  categories!: CategorySlug[];
  /** The ids of the units that its members belong to; null: those that the console gives them. */
  units!: string[] | null;
}

/** What the members of a group of the identity provider may do. */
export class GroupRightsDto {
  /** @example agent */
  @IsOneOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** Of several groups of a person the lowest counts, then the oldest. @example 10 */
  @IsOptional()
  @IsWholeNumber(0, MAX_POSITION)
  position = 0;
  /** The ids of cities; null for all cities. @example ["mumbai"] */
  @IsOptional()
  @IsNullable()
  @IsListOfOneOf(CITY, { min: 1 })
  cityScope: CitySlug[] | null = null;
  /** Codes of wards of the cities; empty for all. @example ["H/West"] */
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ max: MAX_WARDS })
  wards: string[] = [];
  /** Slugs of categories; empty for all. @example ["road"] */
  @IsOptional()
  @Distinct()
  @IsListOfOneOf(CATEGORY)
  categories: CategorySlug[] = [];
  /** The ids of the units that its members belong to; null: those that the console gives them. */
  @IsOptional()
  @IsNullable()
  @Distinct()
  @IsListOfTexts({ max: MAX_UNITS })
  units: string[] | null = null;
}

/** A group of the identity provider, and what its members may do. */
export class NewGroupDto extends GroupRightsDto {
  /** As the provider names it in the claim `groups`. @example roads-h-west */
  @IsBoundedText(1, 200)
  name!: string;
}

/** A group that was removed. */
export class RemovedGroupDto {
  id!: string;
  @Literal(true)
  removed!: true;
}
