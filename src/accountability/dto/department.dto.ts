import { PartialType } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { IsName, IsOptional, IsText } from '../../api/validation/fields';
import { RecordPageDto } from './record-page.dto';
import { Categories, CityName, EmailOrEmpty } from './record-rules';

/** The fields of a department. */
class DepartmentFieldsDto {
  /** @example "Street Lighting Department" */
  @IsName(1, 200)
  name!: string;
  /** The slug of a city or another of its names; converted to the slug. */
  @CityName()
  city!: CitySlug;
  /** The categories it serves; repeated ones count once. @example ["infrastructure"] */
  @IsOptional()
  @Categories()
  categories?: CategorySlug[];
  /** @example "+91 20 5550 0200" */
  @IsOptional()
  @IsText(0, 200)
  contact_phone?: string;
  /** @example lighting@example.org */
  @IsOptional()
  @EmailOrEmpty()
  contact_email?: string;
}

/** A new department; fields that are left out are empty. */
export class NewDepartmentDto extends DepartmentFieldsDto {
  override categories: CategorySlug[] = [];
  override contact_phone: string = '';
  override contact_email: string = '';
}

/** The changes of a department; fields that are left out stay the same. */
@AtLeastOneOf(Object.keys(new NewDepartmentDto()), 'must change at least one field')
export class DepartmentChangesDto extends PartialType(DepartmentFieldsDto, { skipNullProperties: false }) {}

/** A department of a city, and the categories it serves. */
export class DepartmentDto {
  /** @example dep_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('department')
  entityType!: 'department';
  /** @example "Solid Waste Management Department" */
  name!: string;
  @ValueOf(CITY)
  city!: CitySlug;
  /** @example ["hygiene"] */
  @ValuesOf(CATEGORY)
  categories!: CategorySlug[];
  /** @example "+91 20 5550 0300" */
  contact_phone!: string;
  /** @example waste@example.org */
  contact_email!: string;
}

/** One page of departments. */
export class DepartmentPageDto extends RecordPageDto {
  items!: DepartmentDto[];
}

/** A department as admins see it. */
export class DatedDepartmentDto extends DepartmentDto {
  @Moment()
  createdAt!: string;
  @Moment()
  updatedAt!: string;
}

/** One page of departments as admins see them. */
export class DatedDepartmentPageDto extends RecordPageDto {
  items!: DatedDepartmentDto[];
}
