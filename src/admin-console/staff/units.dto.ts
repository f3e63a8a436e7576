import type { CitySlug } from '../../kernel/cities';
import type { TextByLanguage } from '../../kernel/languages';
import { CITY, UNIT_KIND } from '../../kernel/named-values';
import type { UnitKind } from '../../kernel/units';
import { ValueOf } from '../../api/openapi/answer-fields';
import {
  IsBoundedText,
  IsEmailAddress,
  IsFlag,
  IsNested,
  IsNullable,
  IsOneOf,
  IsOptional,
} from '../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../api/validation/list-fields';
import { MoveToDto } from './assignment.dto';
import { IsNameByLanguage, NameByLanguage } from './text-by-language.decorator';

const MAX_NAME = 120;
const MAX_ID = 64;
const MAX_MEMBERS = 500;

/** A unit of city staff. */
export class UnitDto {
  /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** As it was given: a text, or one for each language. */
  @NameByLanguage()
  name!: TextByLanguage;
  @ValueOf(UNIT_KIND)
  kind!: UnitKind;
  /** A department of the accountability records. @example dep_01k0g4yq3fe8tr2v7b5x9cdm6h */
  departmentId!: string | null;
  /** An official of the accountability records. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  officialId!: string | null;
  /** @example roads.hwest@city.example */
  email!: string | null;
  /** An inactive unit gets no issues. */
  active!: boolean;
  /** The ids of its accounts. @example ["adm_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  members!: string[];
}

/** A new unit. */
export class NewUnitDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** A text, or one for each language. */
  @IsNameByLanguage(MAX_NAME)
  name!: TextByLanguage;
  /** @example ward_office */
  @IsOneOf(UNIT_KIND)
  kind!: UnitKind;
  /** A department of the city. */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  departmentId: string | null = null;
  /** An official of the accountability records. */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  officialId: string | null = null;
  /** @example roads.hwest@city.example */
  @IsOptional()
  @IsNullable()
  @IsEmailAddress()
  email: string | null = null;
  /** @example true */
  @IsOptional()
  @IsFlag()
  active = true;
}

/** What changes of a unit; a member that is absent stays as it is. */
export class ChangeUnitDto {
  /** A text, or one for each language. */
  @IsOptional()
  @IsNameByLanguage(MAX_NAME)
  name?: TextByLanguage;
  /** @example ward_office */
  @IsOptional()
  @IsOneOf(UNIT_KIND)
  kind?: UnitKind;
  /** null for none. @example dep_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  departmentId?: string | null;
  /** null for none. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  officialId?: string | null;
  /** @example roads.hwest@city.example */
  @IsOptional()
  @IsNullable()
  @IsEmailAddress()
  email?: string | null;
  @IsOptional()
  @IsFlag()
  active?: boolean;
  /** With `active: false`: who gets the issues of the unit; null for nobody. */
  @IsOptional()
  @IsNullable()
  @IsNested(() => MoveToDto)
  moveTo?: MoveToDto | null;
}

/** The accounts of a unit. */
export class UnitMembersDto {
  /** All of them; others leave the unit. @example ["adm_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  @IsListOfTexts({ max: MAX_MEMBERS })
  @Distinct()
  accountIds!: string[];
}
