import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY } from '../../kernel/named-values';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import {
  IsBoundedText,
  IsFlag,
  IsNested,
  IsNullable,
  IsOneOf,
  IsOptional,
  IsText,
} from '../../api/validation/fields';

const MAX_ID = 64;

/** Who works on an issue, as it was seen. */
export class SeenHolderDto {
  /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsBoundedText(1, MAX_ID)
  unitId!: string;
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  accountId?: string | null;
}

/** Who gets the issues of what is deactivated. */
export class MoveToDto extends SeenHolderDto {}

/** Who is to work on an issue. */
export class AssignDto {
  /** null takes the holder away; without it, a unit of the account. @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  unitId?: string | null;
  /** A member of the unit; null for the unit alone. */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  accountId?: string | null;
  /** @example "The drain is under the road" */
  @IsOptional()
  @IsText(1, 1000)
  reason?: string;
  /** The holder that was seen, null for nobody; another one by now is 409. */
  @IsOptional()
  @IsNullable()
  @IsNested(() => SeenHolderDto)
  from?: SeenHolderDto | null;
}

/** Who works on an issue. */
export class HolderDto {
  /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  unitId!: string;
  /** In English if it has several. @example "Roads, H/West" */
  unitName!: string;
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  accountId!: string | null;
  /** @example "Asha Kulkarni" */
  accountName!: string | null;
}

/** The holder of an issue after an assignment. */
export class AssignedDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** null: nobody. */
  holder!: HolderDto | null;
  @Moment()
  assignedAt!: string;
}

/** A rule for new issues. */
export class AssignmentRuleDto {
  /** @example rul_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** The code of a ward; null for any. @example H/West */
  ward!: string | null;
  /** null for any. */
  @ValueOf(CATEGORY)
  category!: CategorySlug | null;
  /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  unitId!: string;
}

/** The rule to add. */
export class NewAssignmentRuleDto {
  /** @example pune */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** The code of a ward of the city; null for any. */
  @IsOptional()
  @IsNullable()
  @IsText(1, 50)
  ward: string | null = null;
  /** null for any. @example road */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CATEGORY)
  category: CategorySlug | null = null;
  /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsBoundedText(1, MAX_ID)
  unitId!: string;
}

/** Which city's rules are applied. */
export class ApplyRulesDto {
  /** @example pune */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** Whether nothing is to change. @example true */
  @IsOptional()
  @IsFlag()
  dryRun = false;
}

/** What applying the rules did. */
export class AppliedRulesDto {
  /** Unfinished issues without a holder for which there is a rule. */
  @Count()
  matched!: number;
  /** How many of them got their holder; 0 in a dry run. */
  @Count()
  assigned!: number;
}

/** A rule that was removed. */
export class RemovedRuleDto {
  /** @example rul_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal(true)
  removed!: boolean;
}
