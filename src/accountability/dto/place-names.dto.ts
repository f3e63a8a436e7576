import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Literal } from '../../api/openapi/answer-fields';
import { IsOneOf } from '../../api/validation/fields';

/** The city of the places. */
export class PlaceNamesQueryDto {
  /** The city. @example mumbai */
  @IsOneOf(CITY)
  city!: CitySlug;
}

/** The properties of a place on a map. */
export class PlacePropertiesDto {
  /** @example "Bandra West" */
  name!: string;
}

/** A GeoJSON Point (RFC 7946). */
export class PlaceGeometryDto {
  @Literal('Point')
  type!: 'Point';
  /** Longitude and latitude. */
  @ApiProperty({
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { type: 'number' },
    example: [72.8295, 19.0596],
  })
  coordinates!: [number, number];
}

/** A place as a GeoJSON Feature. */
export class PlaceFeatureDto {
  @Literal('Feature')
  type!: 'Feature';
  properties!: PlacePropertiesDto;
  geometry!: PlaceGeometryDto;
}

/** The named places of a city, as a GeoJSON FeatureCollection. */
export class PlaceFeatureCollectionDto {
  @Literal('FeatureCollection')
  type!: 'FeatureCollection';
  /** The main places of pincodes first, then by name. */
  features!: PlaceFeatureDto[];
}
