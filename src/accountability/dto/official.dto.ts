import { PartialType } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { IsName, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { DESIGNATION, type Designation } from '../records/designations';
import { RecordPageDto } from './record-page.dto';
import { CityName, EmailOrEmpty } from './record-rules';

/** The fields of an official. */
class OfficialFieldsDto {
  /** @example "Ward Officer, K/West" */
  @IsName(1, 200)
  name!: string;
  /** @example "Ward Officer" */
  @IsOneOf(DESIGNATION)
  designation!: Designation;
  /** The slug of a city or another of its names; converted to the slug. */
  @CityName()
  city!: CitySlug;
  /** The ward of a ward officer or corporator. @example "K/West" */
  @IsOptional()
  @IsName(0, 200)
  ward?: string;
  /** @example "+91 20 5550 0100" */
  @IsOptional()
  @IsText(0, 200)
  phone?: string;
  /** A person who signs in with this verified address is an official. @example kwest.office@example.org */
  @IsOptional()
  @EmailOrEmpty()
  email?: string;
  /** @example "+91 90000 00100" */
  @IsOptional()
  @IsText(0, 200)
  chat_number?: string;
  /** @example @kwestoffice */
  @IsOptional()
  @IsText(0, 200)
  micro_handle?: string;
  /** The constituency of an MLA or MP. @example "" */
  @IsOptional()
  @IsName(0, 200)
  constituency?: string;
}

/** A new official; fields that are left out are empty. */
export class NewOfficialDto extends OfficialFieldsDto {
  override ward: string = '';
  override phone: string = '';
  override email: string = '';
  override chat_number: string = '';
  override micro_handle: string = '';
  override constituency: string = '';
}

/** The changes of an official; fields that are left out stay the same. */
@AtLeastOneOf(Object.keys(new NewOfficialDto()), 'must change at least one field')
export class OfficialChangesDto extends PartialType(OfficialFieldsDto, { skipNullProperties: false }) {}

/** A person who holds an office, with the contact data of the office. */
export class OfficialDto {
  /** @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('official')
  entityType!: 'official';
  /** @example "Ward Officer, H/West" */
  name!: string;
  @ValueOf(DESIGNATION)
  designation!: Designation;
  @ValueOf(CITY)
  city!: CitySlug;
  /** Empty for an MLA or MP. @example "H/West" */
  ward!: string;
  /** @example "+91 20 5550 0000" */
  phone!: string;
  /** @example hwest.office@example.org */
  email!: string;
  /** @example "+91 90000 00000" */
  chat_number!: string;
  /** @example @hwestoffice */
  micro_handle!: string;
  /** Left out if empty. @example "Vandre West" */
  constituency?: string;
}

/** One page of officials. */
export class OfficialPageDto extends RecordPageDto {
  items!: OfficialDto[];
}

/** An official as admins see it. */
export class DatedOfficialDto extends OfficialDto {
  @Moment()
  createdAt!: string;
  @Moment()
  updatedAt!: string;
}

/** One page of officials as admins see them. */
export class DatedOfficialPageDto extends RecordPageDto {
  items!: DatedOfficialDto[];
}
