import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import {
  Nested,
  Nullable,
  Numeric,
  OneOf,
  oneOfRefusal,
  Optional,
  Pattern,
  Text,
  Whole,
} from '../../api/validation/fields';
import { Rule } from '../../api/validation/rule';
import { LatitudeWithLng, WardCode } from './geography.decorators';
import { MultiPolygonCoordinates } from './multi-polygon.decorator';

const ROLLOUT_STATUS = {
  enum: ['live', 'rollout', 'waitlist'] satisfies CityRolloutStatus[],
  enumName: 'CityRolloutStatus',
};
/** What is left out stays as it is; null is no way to leave it out. */
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

/** What of a city is to change; at least one member. */
@AtLeastOneOf(['status', 'subdomain'], NOTHING_TO_CHANGE)
export class ChangeCityDto {
  /** @example live */
  @Optional()
  @OneOf(ROLLOUT_STATUS)
  status?: CityRolloutStatus;
  /** A label of a domain name, which no other city has. @example mumbai */
  @Optional()
  @Pattern(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be a label of a domain name')
  subdomain?: string;
}

/** What is said of a ward. */
class WardFieldsDto {
  /** @example "Bandra West" */
  @Text(1, 100)
  name!: string;
  /** @example "Western Suburbs" */
  @Text(0, 100)
  zone!: string;
  /** @example 9 */
  @Whole(0, 10_000)
  wardNumber!: number;
  /** @example "Hill Road, Bandra West" */
  @Text(0, 500)
  officeAddress!: string;
  /** @example "022 5550 0100" */
  @Text(0, 50)
  phone!: string;
  /** @example 71 */
  @Nullable()
  @Whole(0, 100)
  score!: number | null;
  /** Set for the wards of the leaderboard alone. @example 66 */
  @Nullable()
  @Whole(0, 100)
  resPct!: number | null;
  /** @example -2 */
  @Nullable()
  @Whole(-100, 100)
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

/** A new ward; unless given, its texts are empty and its figures none. */
export class NewWardDto extends IntersectionType(
  PickType(WardFieldsDto, ['name'] as const),
  PartialType(OmitType(WardFieldsDto, ['name'] as const), CHANGE),
) {
  /** @example mumbai */
  @OneOf(CITY)
  cityId!: CitySlug;
  /** No other ward of the city has it. @example "X/North" */
  @WardCode()
  code!: string;
}

/** What of a ward is to change; at least one member. */
@AtLeastOneOf(
  ['name', 'zone', 'wardNumber', 'officeAddress', 'phone', 'score', 'resPct', 'trend'],
  NOTHING_TO_CHANGE,
)
export class ChangeWardDto extends PartialType(WardFieldsDto, CHANGE) {}

/** A GeoJSON MultiPolygon (RFC 7946). */
export class MultiPolygonDto {
  @Literal('MultiPolygon')
  @Rule('type', (value) => oneOfRefusal(value, ['MultiPolygon']))
  type!: 'MultiPolygon';
  /**
   * Polygons of rings of positions in degrees, longitude first; the first ring of a polygon is the outer one, and each
   * ends where it begins.
   * @example [[[[72.9, 19.2], [72.92, 19.2], [72.92, 19.22], [72.9, 19.2]]]]
   */
  @MultiPolygonCoordinates()
  coordinates!: number[][][][];
}

/** The boundary of a ward. */
export class WardBoundaryDto {
  /** null: none. */
  @Nullable()
  @Nested(() => MultiPolygonDto)
  boundary!: MultiPolygonDto | null;
}

/** The boundary a ward is to have. */
export class SetBoundaryDto extends WardBoundaryDto {
  /** The `sha256` of the boundary that was seen, null for none; where another one is by now it stays. */
  @Optional()
  @Nullable()
  @Pattern(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')
  @ApiProperty({ example: null })
  from?: string | null;
}

/** The boundary of a ward, which one it is, and whose. */
export class SourcedBoundaryDto extends WardBoundaryDto {
  /** Which boundary it is, as the audit log names it; null where there is none. */
  @ApiProperty({ example: null })
  sha256!: string | null;
  /**
   * Whose the boundary is, as maps name it; empty where nobody is named.
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
  /** Of the wards a pincode has a part in, one is its main ward. */
  isMain!: boolean;
}

/** What is to be said of a pincode in a ward. */
export class ChangePincodeDto {
  /** @example mumbai */
  @OneOf(CITY)
  cityId!: CitySlug;
  /** @example H/West */
  @Text(1, 50)
  wardCode!: string;
  /** @example "Hill Road" */
  @Text(1, 100)
  area!: string;
  /** In degrees, given together with lng. @example 19.0544 */
  @LatitudeWithLng()
  lat?: number | null;
  /** In degrees, given together with lat. @example 72.8324 */
  @Optional()
  @Nullable()
  @Numeric(-180, 180)
  lng?: number | null;
}

/** A pincode that is to be added to a ward. */
export class NewPincodeDto extends ChangePincodeDto {
  /** @example "400999" */
  @Pattern(/^\d{6}$/, 'must be six digits')
  pincode!: string;
}
