import { PartialType } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { IsName, IsOptional, IsText } from '../../api/validation/fields';
import { RecordPageDto } from './record-page.dto';
import { CityName, Pincodes } from './record-rules';

/** The fields of a police station. */
class PoliceStationFieldsDto {
  /** @example "Amboli Police Station" */
  @IsName(1, 200)
  name!: string;
  /** The slug of a city or another of its names; converted to the slug. */
  @CityName()
  city!: CitySlug;
  /** Repeated ones count once. @example ["400058"] */
  @IsOptional()
  @Pincodes()
  pincodes?: string[];
  /** @example "100" */
  @IsOptional()
  @IsText(0, 200)
  contact_phone?: string;
  /** @example "Caesar Road, near the crossing" */
  @IsOptional()
  @IsText(0, 500)
  address?: string;
}

/** A new police station; fields that are left out are empty. */
export class NewPoliceStationDto extends PoliceStationFieldsDto {
  override pincodes: string[] = [];
  override contact_phone: string = '';
  override address: string = '';
}

/** The changes of a police station; fields that are left out stay the same. */
@AtLeastOneOf(Object.keys(new NewPoliceStationDto()), 'must change at least one field')
export class PoliceStationChangesDto extends PartialType(PoliceStationFieldsDto, {
  skipNullProperties: false,
}) {}

/** A police station, and the pincodes it serves. */
export class PoliceStationDto {
  /** @example pol_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('police_station')
  entityType!: 'police_station';
  /** @example "Bandra Police Station" */
  name!: string;
  @ValueOf(CITY)
  city!: CitySlug;
  /** @example ["400050"] */
  pincodes!: string[];
  /** @example "100" */
  contact_phone!: string;
  /** @example "Hill Road" */
  address!: string;
}

/** One page of police stations. */
export class PoliceStationPageDto extends RecordPageDto {
  items!: PoliceStationDto[];
}

/** A police station as admins see it. */
export class DatedPoliceStationDto extends PoliceStationDto {
  @Moment()
  createdAt!: string;
  @Moment()
  updatedAt!: string;
}

/** One page of police stations as admins see them. */
export class DatedPoliceStationPageDto extends RecordPageDto {
  items!: DatedPoliceStationDto[];
}
