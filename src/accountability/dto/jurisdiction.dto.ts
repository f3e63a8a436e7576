import { PartialType } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { IsName, IsOptional, IsText } from '../../api/validation/fields';
import { RecordPageDto } from './record-page.dto';
import { CityName, Pincodes } from './record-rules';

/** The fields of a jurisdiction. */
class JurisdictionFieldsDto {
  /** The slug of a city or another of its names; converted to the slug. */
  @CityName()
  city!: CitySlug;
  /** The ward. @example "K/West" */
  @IsName(1, 200)
  ward!: string;
  /** Repeated ones count once. @example ["400053", "400058"] */
  @IsOptional()
  @Pincodes()
  pincodes?: string[];
  /** The id of its ward officer, or empty. @example "" */
  @IsOptional()
  @IsText(0, 100)
  ward_officer_id?: string;
  /** The id of its corporator, or empty. @example "" */
  @IsOptional()
  @IsText(0, 100)
  corporator_id?: string;
  /** The constituency of its MLA. @example "Andheri West" */
  @IsOptional()
  @IsName(0, 200)
  constituency_assembly?: string;
  /** The constituency of its MP. @example "Mumbai North West" */
  @IsOptional()
  @IsName(0, 200)
  constituency_parliamentary?: string;
}

/** A new jurisdiction; fields that are left out are empty. */
export class NewJurisdictionDto extends JurisdictionFieldsDto {
  override pincodes: string[] = [];
  override ward_officer_id: string = '';
  override corporator_id: string = '';
  override constituency_assembly: string = '';
  override constituency_parliamentary: string = '';
}

/** The changes of a jurisdiction; fields that are left out stay the same. */
@AtLeastOneOf(Object.keys(new NewJurisdictionDto()), 'must change at least one field')
export class JurisdictionChangesDto extends PartialType(JurisdictionFieldsDto, {
  skipNullProperties: false,
}) {}

/** A ward with its pincodes and the officials responsible for it. */
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
  /** Empty if none is set. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  ward_officer_id!: string;
  /** Empty if none is set. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
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
