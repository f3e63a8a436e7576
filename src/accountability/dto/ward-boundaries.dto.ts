import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Integer, Literal } from '../../api/openapi/answer-fields';
import { IsOneOf } from '../../api/validation/fields';

/** The city of the wards. */
export class WardBoundariesQueryDto {
  /** The city. @example mumbai */
  @IsOneOf(CITY)
  city!: CitySlug;
}

/** The properties of a ward on a map. */
export class WardPropertiesDto {
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  name!: string;
  /** Empty if unknown. @example "Zone 3" */
  zone!: string;
  /** null if the ward is not rated. @example 78 */
  @Integer()
  score!: number | null;
  /** The share of issues resolved, in percent; set only for the wards of the leaderboard. @example 71 */
  @Integer()
  resPct!: number | null;
  /** The change of the score. @example 4 */
  @Integer()
  trend!: number | null;
  /** The attribution of the boundary, to be shown with it. Empty if unknown. @example "DataMeet, CC BY 4.0" */
  source!: string;
}

/** A GeoJSON MultiPolygon (RFC 7946). */
export class WardGeometryDto {
  @Literal('MultiPolygon')
  type!: 'MultiPolygon';
  /** Polygons of rings of positions, longitude first. */
  @ApiProperty({
    type: 'array',
    items: {
      type: 'array',
      items: { type: 'array', items: { type: 'array', minItems: 2, items: { type: 'number' } } },
    },
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

/** A ward as a GeoJSON Feature. */
export class WardFeatureDto {
  @Literal('Feature')
  type!: 'Feature';
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  properties!: WardPropertiesDto;
  geometry!: WardGeometryDto;
}

/** The wards of a city that have a boundary, as a GeoJSON FeatureCollection. */
export class WardFeatureCollectionDto {
  @Literal('FeatureCollection')
  type!: 'FeatureCollection';
  /** By code. */
  features!: WardFeatureDto[];
}
