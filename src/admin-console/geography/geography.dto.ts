import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import {
  IsName,
  IsNested,
  IsNullable,
  IsNumberWithin,
  oneOfMessage,
  IsOneOf,
  IsOptional,
  MatchesPattern,
  IsText,
  IsWholeNumber,
  TypedPincode,
} from '../../api/validation/fields';
import { LatitudeWithLng, WardCode } from './geography.decorators';
import { MultiPolygonCoordinates } from './multi-polygon.decorator';

const ROLLOUT_STATUS = {
  enum: ['live', 'rollout', 'waitlist'] satisfies CityRolloutStatus[],
  enumName: 'CityRolloutStatus',
};
/** Members that are left out stay the same; null is refused. */
const CHANGE = { skipNullProperties: false };
const NOTHING_TO_CHANGE = 'must change something';

/** A city. */
export class CityRecordDto {
  @ValueOf(CITY)
  id!: CitySlug;
  /** @example Mumbai */
  name!: string;
  /** @example Maharashtra */
  state!: string;
  /** @example mumbai */
  subdomain!: string;
  @ValueOf(ROLLOUT_STATUS)
  status!: CityRolloutStatus;
  /** @example Asia/Kolkata */
  timeZone!: string;
}

/** The changes of a city; at least one member. */
@AtLeastOneOf(['status', 'subdomain'], NOTHING_TO_CHANGE)
export class ChangeCityDto {
  /** @example live */
  @IsOptional()
  @IsOneOf(ROLLOUT_STATUS)
  status?: CityRolloutStatus;
  /** A label of a domain name, unique among the cities. @example mumbai */
  @IsOptional()
  @MatchesPattern(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be a label of a domain name')
  subdomain?: string;
}

/** The attributes of a ward. */
class WardFieldsDto {
  /** @example "Bandra West" */
  @IsName(1, 100)
  name!: string;
  /** @example "Western Suburbs" */
  @IsName(0, 100)
  zone!: string;
  /** @example 9 */
  @IsWholeNumber(0, 10_000)
  wardNumber!: number;
  /** @example "Hill Road, Bandra West" */
  @IsText(0, 500)
  officeAddress!: string;
  /** @example "022 5550 0100" */
  @IsText(0, 50)
  phone!: string;
  /** @example 71 */
  @IsNullable()
  @IsWholeNumber(0, 100)
  score!: number | null;
  /** Set only for wards on the leaderboard. @example 66 */
  @IsNullable()
  @IsWholeNumber(0, 100)
  resPct!: number | null;
  /** @example -2 */
  @IsNullable()
  @IsWholeNumber(-100, 100)
  trend!: number | null;
}

/** A ward. */
export class WardRecordDto extends WardFieldsDto {
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example H/West */
  code!: string;
}

/** A ward in the list of its city. */
export class ListedWardDto extends WardRecordDto {
  hasBoundary!: boolean;
}

/** A new ward; by default its texts are empty and its numbers null. */
export class NewWardDto extends IntersectionType(
  PickType(WardFieldsDto, ['name'] as const),
  PartialType(OmitType(WardFieldsDto, ['name'] as const), CHANGE),
) {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** Unique in the city. @example "X/North" */
  @WardCode()
  code!: string;
}

/** The changes of a ward; at least one member. */
@AtLeastOneOf(
  ['name', 'zone', 'wardNumber', 'officeAddress', 'phone', 'score', 'resPct', 'trend'],
  NOTHING_TO_CHANGE,
)
export class ChangeWardDto extends PartialType(WardFieldsDto, CHANGE) {}

/** A GeoJSON MultiPolygon (RFC 7946). */
export class MultiPolygonDto {
  @Literal('MultiPolygon')
  @IsIn(['MultiPolygon'], { message: oneOfMessage(['MultiPolygon']) })
  type!: 'MultiPolygon';
  /**
   * Polygons of rings of positions in degrees, longitude first. The first ring of a polygon is the outer one, and the
   * last position of a ring equals the first.
   * @example [[[[72.9, 19.2], [72.92, 19.2], [72.92, 19.22], [72.9, 19.2]]]]
   */
  @MultiPolygonCoordinates()
  coordinates!: number[][][][];
}

/** The boundary of a ward. */
export class WardBoundaryDto {
  /** null if there is none. */
  @IsNullable()
  @IsNested(() => MultiPolygonDto)
  boundary!: MultiPolygonDto | null;
}

/** The new boundary of a ward. */
export class SetBoundaryDto extends WardBoundaryDto {
  /** The `sha256` of the current boundary, null for none; if the ward now has another one, it is not changed. */
  @IsOptional()
  @IsNullable()
  @MatchesPattern(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')
  @ApiProperty({ example: null })
  from?: string | null;
}

/** The boundary of a ward, its digest and its source. */
export class SourcedBoundaryDto extends WardBoundaryDto {
  /** The digest of the boundary, as in the audit log; null if there is none. */
  @ApiProperty({ example: null })
  sha256!: string | null;
  /**
   * The source of the boundary, for the attribution on maps; empty if unknown.
   * @example "City survey, 2025"
   */
  source!: string;
}

/** A pincode in a ward. */
export class PincodeRecordDto {
  /** @example "400050" */
  pincode!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example H/West */
  wardCode!: string;
  /** @example "Hill Road" */
  area!: string;
  /** @example 19.0544 */
  lat!: number | null;
  /** @example 72.8324 */
  lng!: number | null;
  /** Whether this is the main ward of the pincode; a pincode in several wards has one main ward. */
  isMain!: boolean;
}

/** The attributes of a pincode in a ward. */
export class ChangePincodeDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** @example H/West */
  @IsText(1, 50)
  wardCode!: string;
  /** @example "Hill Road" */
  @IsName(1, 100)
  area!: string;
  /** In degrees, given together with lng. @example 19.0544 */
  @LatitudeWithLng()
  lat?: number | null;
  /** In degrees, given together with lat. @example 72.8324 */
  @IsOptional()
  @IsNullable()
  @IsNumberWithin(-180, 180)
  lng?: number | null;
}

/** The pincode to add to a ward. */
export class NewPincodeDto extends ChangePincodeDto {
  /** @example "400999" */
  @TypedPincode()
  @MatchesPattern(/^\d{6}$/, 'must be six digits')
  pincode!: string;
}
