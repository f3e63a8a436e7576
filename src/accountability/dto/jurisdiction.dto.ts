import { PartialType } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { Optional, Text } from '../../api/validation/fields';
import { RecordPageDto } from './record-page.dto';
import { CityName, Pincodes } from './record-rules';

/** The fields of a jurisdiction. */
class JurisdictionFieldsDto {
  /** The slug of a city or another of its names; the slug is kept. */
  @CityName()
  city!: CitySlug;
  /** The ward it answers for. @example "K/West" */
  @Text(1, 200)
  ward!: string;
  /** One that is named twice counts once. @example ["400053", "400058"] */
  @Optional()
  @Pincodes()
  pincodes?: string[];
  /** The id of the official who is its ward officer, or empty. @example "" */
  @Optional()
  @Text(0, 100)
  ward_officer_id?: string;
  /** The id of the official who is its corporator, or empty. @example "" */
  @Optional()
  @Text(0, 100)
  corporator_id?: string;
  /** The seat of its MLA. @example "Andheri West" */
  @Optional()
  @Text(0, 200)
  constituency_assembly?: string;
  /** The seat of its MP. @example "Mumbai North West" */
  @Optional()
  @Text(0, 200)
  constituency_parliamentary?: string;
}

/** A new jurisdiction; what is left out is empty. */
export class NewJurisdictionDto extends JurisdictionFieldsDto {
  override pincodes: string[] = [];
  override ward_officer_id: string = '';
  override corporator_id: string = '';
  override constituency_assembly: string = '';
  override constituency_parliamentary: string = '';
}

/** What is to change of a jurisdiction; what is left out stays as it is. */
@AtLeastOneOf(Object.keys(new NewJurisdictionDto()), 'must change at least one field')
export class JurisdictionChangesDto extends PartialType(JurisdictionFieldsDto, {
  skipNullProperties: false,
}) {}

/** A ward, with the pincodes in it and who is responsible for it. */
export class JurisdictionDto {
  /** @example jur_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('jurisdiction')
  entityType!: 'jurisdiction';
  @ValueOf(CITY)
  city!: CitySlug;
  /** @example "H/West" */
  ward!: string;
  /** @example ["400050", "400052"] */
  pincodes!: string[];
  /** Empty where none is named. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  ward_officer_id!: string;
  /** Empty where none is named. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  corporator_id!: string;
  /** @example "Vandre West" */
  constituency_assembly!: string;
  /** @example "Mumbai North Central" */
  constituency_parliamentary!: string;
}

/** One page of jurisdictions. */
export class JurisdictionPageDto extends RecordPageDto {
  items!: JurisdictionDto[];
}

/** A jurisdiction as admins see it. */
export class DatedJurisdictionDto extends JurisdictionDto {
  @Moment()
  createdAt!: string;
  @Moment()
  updatedAt!: string;
}

/** One page of jurisdictions as admins see them. */
export class DatedJurisdictionPageDto extends RecordPageDto {
  items!: DatedJurisdictionDto[];
}
