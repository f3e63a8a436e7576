import { IsNumberWithin } from '../../api/validation/fields';
import { IsListOfObjects } from '../../api/validation/list-fields';

const MAX_REGIONS = 50;
/** A part smaller than this is smaller than a pixel. */
const MIN_SIDE = 0.0001;

/** A part of a picture: its upper left corner and its sides in parts of those of the picture. */
export class PictureRegionDto {
  /** @example 0.25 */
  @IsNumberWithin(0, 1)
  x!: number;
  /** @example 0.5 */
  @IsNumberWithin(0, 1)
  y!: number;
  /** What reaches beyond the picture is left out. @example 0.2 */
  @IsNumberWithin(MIN_SIDE, 1)
  width!: number;
  /** @example 0.1 */
  @IsNumberWithin(MIN_SIDE, 1)
  height!: number;
}

/** The parts of a picture that are to be covered. */
export class CoverRegionsDto {
  @IsListOfObjects(() => PictureRegionDto, { min: 1, max: MAX_REGIONS })
  regions!: PictureRegionDto[];
}

/** A picture whose parts were covered. */
export class CoveredMediaDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  /** The same URL as before, with other bytes. @example https://city.example/media/med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  url!: string;
}
