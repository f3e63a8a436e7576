import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY } from '../../kernel/named-values';
import { Literal } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, TypedPincode } from '../../api/validation/fields';
import { Rule } from '../../api/validation/rule';
import { DegreesAsNumber, degreesRefusal } from '../../api/validation/query-degrees';
import { DepartmentDto } from './department.dto';
import { JurisdictionDto } from './jurisdiction.dto';
import { OfficialDto } from './official.dto';
import { PoliceStationDto } from './police-station.dto';
import { pincodeRefusal } from './record-rules';

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * An optional number of degrees in a query.
 * @param relation why the value, or its absence, does not fit the other parameters; undefined if it does
 */
const Degrees = (
  max: number,
  relation: (value: unknown, query: Partial<ChainQueryDto>) => string | undefined = () => undefined,
): PropertyDecorator =>
  applyDecorators(
    DegreesAsNumber(),
    ApiProperty({ type: 'number', minimum: -max, maximum: max, required: false }),
    Rule('degrees', (value, query) => givenRefusal(value, max) ?? relation(value, query)),
  );

function givenRefusal(value: unknown, max: number): string | undefined {
  return value === undefined ? undefined : degreesRefusal(value, max);
}

function longitudeRelation(lng: unknown, { lat }: Partial<ChainQueryDto>): string | undefined {
  return (lat === undefined) === (lng === undefined) ? undefined : 'must be given together with lat';
}

/** A pincode in a query; optional if a point is given. */
const PincodeOrPoint = (): PropertyDecorator =>
  applyDecorators(
    TypedPincode(),
    ApiProperty({ type: 'string', pattern: '^\\d{6}$', required: false }),
    Rule('pincode', (value, { lat }) => pincodeOrPointRefusal(value, lat)),
  );

function pincodeOrPointRefusal(pincode: unknown, lat: unknown): string | undefined {
  if (pincode !== undefined) return pincodeRefusal(pincode);
  return lat === undefined ? 'is required, or lat and lng' : undefined;
}

/** The place of a query: a pincode, a point, or both. */
export class ChainQueryDto {
  /** Degrees (WGS 84); given together with lng. @example 19.0544 */
  @Degrees(MAX_LATITUDE)
  lat?: number;
  /** Degrees (WGS 84); given together with lat. @example 72.8324 */
  @Degrees(MAX_LONGITUDE, longitudeRelation)
  lng?: number;
  /** Required unless lat and lng are given. @example "400050" */
  @PincodeOrPoint()
  pincode?: string;
  /** Selects the department; without it none is shown. @example hygiene */
  @IsOptional()
  @IsOneOf(CATEGORY)
  category?: CategorySlug;
}

/** The jurisdiction of a place. */
export class ChainJurisdictionDto extends PickType(JurisdictionDto, [
  'id',
  'city',
  'ward',
  'pincodes',
  'constituency_assembly',
  'constituency_parliamentary',
] as const) {}

/** A corporator, with the contact data of the office. */
export class ChainCorporatorDto extends PickType(OfficialDto, [
  'id',
  'name',
  'designation',
  'ward',
  'phone',
  'email',
] as const) {}

/** A ward officer, with the contact data of the office. */
export class ChainWardOfficerDto extends PickType(OfficialDto, [
  'id',
  'name',
  'designation',
  'ward',
  'phone',
  'email',
  'chat_number',
  'micro_handle',
] as const) {}

/** The holder of a constituency's seat. */
export class ChainSeatDto extends PickType(OfficialDto, ['id', 'name', 'designation'] as const) {
  /** @example "Vandre West" */
  constituency!: string;
}

/** The officials responsible; a vacant office is null. */
export class ChainOfficialsDto {
  ward_officer!: ChainWardOfficerDto | null;
  corporator!: ChainCorporatorDto | null;
  mla!: ChainSeatDto | null;
  mp!: ChainSeatDto | null;
}

/** The offices responsible for a place. */
export class AccountabilityChainDto {
  jurisdiction!: ChainJurisdictionDto;
  officials!: ChainOfficialsDto;
  /** Left out if no category is requested; null if no department serves it. */
  department?: DepartmentDto | null;
  /** null if unknown. */
  police_station!: PoliceStationDto | null;
  /** Present if the pincode has several wards and no point was given: the answer is then one of `wards`. */
  @Literal(true)
  ambiguous?: true;
  /** Present with `ambiguous`: the codes of all wards of the pincode, the one with most of it first. */
  wards?: string[];
}
