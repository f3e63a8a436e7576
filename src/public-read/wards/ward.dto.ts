import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';

const POSITION = { type: 'array', minItems: 2, items: { type: 'number' } };

/** A GeoJSON MultiPolygon (RFC 7946). */
export class PublicWardBoundaryDto {
  @Literal('MultiPolygon')
  type!: 'MultiPolygon';
  /** Polygons of rings of positions, longitude first. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'array', items: POSITION } },
    example: [
      [
        [
          [72.82, 19.05],
          [72.84, 19.05],
          [72.84, 19.07],
          [72.82, 19.05],
        ],
      ],
    ],
  })
  coordinates!: number[][][][];
}

/** A ward. */
export class WardRowDto {
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  name!: string;
  /** @example "Zone 3" */
  zone!: string;
  /** @example 11 */
  @Integer()
  wardNumber!: number;
  /** Empty if unknown. */
  officeAddress!: string;
  /** Empty if unknown. */
  phone!: string;
  /** The boundary; null if unknown. */
  geom!: PublicWardBoundaryDto | null;
  /** null if the ward is not rated. @example 78 */
  @Integer()
  score!: number | null;
  /** The share of issues resolved, in percent; set only for the wards of the leaderboard. @example 71 */
  @Integer()
  resPct!: number | null;
  /** The change of the score. @example 4 */
  @Integer()
  trend!: number | null;
  @Moment()
  createdAt!: string;
}
