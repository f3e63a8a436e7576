import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Count, Literal } from '../../api/openapi/answer-fields';
import { OneOf, Optional, Pattern, Text } from '../../api/validation/fields';

/** Whose boundaries a file has, and whether they are stored. */
export class BoundaryImportQueryDto {
  /** The city. @example mumbai */
  @OneOf(CITY)
  cityId!: CitySlug;
  /** The property of a feature that has the code of its ward, or its name. @example name */
  @Optional()
  @Text(1, 100)
  property: string = 'code';
  /** true: nothing is stored, and the answer says what would be. @example true */
  @Optional()
  @OneOf({ enum: ['true', 'false'], enumName: 'DryRun' })
  dryRun: 'true' | 'false' = 'false';
  /** Whose the boundaries are, as maps name it. @example "City Corporation, CC BY 4.0" */
  @Optional()
  @Text(1, 200)
  source?: string;
  /** The `from` of the dry run: where wards of the file have other boundaries by now, nothing is stored. */
  @Optional()
  @Pattern(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits')
  from?: string;
}

/** What the boundary of a ward becomes. */
export class BoundaryChangeDto {
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  wardId!: string;
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  name!: string;
  /** new: it had none; replaced: it had another one; same: it has it already. */
  @Literal('new', 'replaced', 'same')
  change!: 'new' | 'replaced' | 'same';
  /** How many positions it has. */
  @Count()
  positions!: number;
  /** In square kilometres. @example 11.62 */
  areaKm2!: number;
  /** Of the boundary it has now; null where it has none. @example 11.64 */
  areaBeforeKm2!: number | null;
}

/** Why a feature cannot be stored. */
export class BoundaryProblemDto {
  /** The place of the feature in the file, from 0, and the member of it that is wrong. @example features.3.geometry */
  field!: string;
  /** @example "is of a ward that comes before in the file" */
  message!: string;
  /** The code of the ward the feature is of. @example H/West */
  ward!: string;
}

/** What a file of boundaries changes. */
export class BoundaryImportDto {
  /** Whether nothing was stored. */
  dryRun!: boolean;
  /** By code. */
  changes!: BoundaryChangeDto[];
  /** Features that are those of no ward of the city, as they are named in the file: they are passed over. */
  unknown!: string[];
  /** The codes of wards the file has nothing of: they stay as they are. */
  missing!: string[];
  /** Which boundaries the wards of `changes` had. */
  @ApiProperty({ example: '5d0c7b1f0e7e3f3c6a7f3c4c1a9f0a4b7a6b2c1d0e9f8a7b6c5d4e3f2a1b0c9d' })
  from!: string;
  /** The first hundred. While there is one, nothing is stored. */
  problems!: BoundaryProblemDto[];
}
