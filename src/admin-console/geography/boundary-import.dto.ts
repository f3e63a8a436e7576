import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Count, Literal } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, MatchesPattern, IsText } from '../../api/validation/fields';

/** The parameters of an import of boundaries. */
export class BoundaryImportQueryDto {
  /** The city. @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** The property of a feature that contains the code or the name of its ward. @example name */
  @IsOptional()
  @IsText(1, 100)
  property: string = 'code';
  /** true: a dry run, which stores nothing and returns what would change. @example true */
  @IsOptional()
  @IsOneOf({ enum: ['true', 'false'], enumName: 'DryRun' })
  dryRun: 'true' | 'false' = 'false';
  /** The source of the boundaries, for the attribution on maps. @example "City Corporation, CC BY 4.0" */
  @IsOptional()
  @IsText(1, 200)
  source?: string;
  /** The `from` of the dry run: if the wards of the file now have other boundaries, nothing is stored. */
  @IsOptional()
  @MatchesPattern(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')
  from?: string;
}

/** The change of a ward's boundary. */
export class BoundaryChangeDto {
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  wardId!: string;
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  name!: string;
  /** new: it had none; replaced: it had another one; same: it already has this one. */
  @Literal('new', 'replaced', 'same')
  change!: 'new' | 'replaced' | 'same';
  /** The number of its positions. */
  @Count()
  positions!: number;
  /** In square kilometres. @example 11.62 */
  areaKm2!: number;
  /** The area of its current boundary; null if it has none. @example 11.64 */
  areaBeforeKm2!: number | null;
}

/** The reason a feature cannot be stored. */
export class BoundaryProblemDto {
  /** The index of the feature in the file, from 0, and its invalid member. @example features.3.geometry */
  field!: string;
  /** @example "is of a ward that comes before in the file" */
  message!: string;
  /** The code of the feature's ward. @example H/West */
  ward!: string;
}

/** The changes in a file of boundaries. */
export class BoundaryImportDto {
  /** Whether nothing was stored. */
  dryRun!: boolean;
  /** Ordered by code. */
  changes!: BoundaryChangeDto[];
  /** The names of features that match no ward of the city; they are ignored. */
  unknown!: string[];
  /** The codes of wards without a feature in the file; they are not changed. */
  missing!: string[];
  /** A digest of the current boundaries of the wards in `changes`. */
  @ApiProperty({ example: '5d0c7b1f0e7e3f3c6a7f3c4c1a9f0a4b7a6b2c1d0e9f8a7b6c5d4e3f2a1b0c9d' })
  from!: string;
  /** The first hundred problems. If there are any, nothing is stored. */
  problems!: BoundaryProblemDto[];
}
