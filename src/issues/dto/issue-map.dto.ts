import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY, LIFECYCLE_STATUS, LISTED_STATUS } from '../../kernel/named-values';
import type { LifecycleStatus, LISTED_STATUSES } from '../../kernel/statuses';
import { Integer, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { type Box, IsQueryBox } from '../../api/validation/query-box';
import { IsRequiredQueryNumber } from '../../api/validation/query-fields';

/** The area and the zoom of a map, and the filters of its issues. */
export class IssueMapQueryDto {
  /** Only issues of this city. @example mumbai */
  @IsOneOf(CITY)
  city!: CitySlug;
  /** The bounding box: west, south, east and north in degrees. @example "72.77,18.89,72.98,19.27" */
  @IsQueryBox()
  bbox!: Box;
  /** The zoom level: each level doubles the scale; at 0 one tile shows the world. @example 12 */
  @IsRequiredQueryNumber(/^(?:1?\d|2[0-2])$/, 'must be a whole number from 0 to 22', {
    minimum: 0,
    maximum: 22,
  })
  zoom!: number;
  /** Only issues of this category. @example road */
  @IsOptional()
  @IsOneOf(CATEGORY)
  category?: CategorySlug;
  /** Only issues with this status. @example open */
  @IsOptional()
  @IsOneOf(LISTED_STATUS)
  status?: (typeof LISTED_STATUSES)[number];
  /** Only issues of the ward with this code. @example H/West */
  @IsOptional()
  @IsText(1, 100)
  ward?: string;
}

/** An issue of a cell that has several. */
export class MapIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
}

/** The issues of one grid cell of the map. */
export class MapCellDto {
  /** The average position of the issues, in degrees. @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
  /** @example 1 */
  @Integer({ minimum: 1 })
  count!: number;
  /** Present if the cell is known to be this one issue. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId?: string;
  /** Present with `issueId`: the title of the issue. @example "Deep pothole at the Hill Road signal" */
  title?: string;
  /** Present with `issueId`. @example road */
  @ValueOf(CATEGORY)
  category?: CategorySlug;
  /** Present with `issueId`. @example open */
  @ValueOf(LIFECYCLE_STATUS)
  status?: LifecycleStatus;
  /** The number of late issues: their due date has passed and they are not resolved. @example 1 */
  @Integer({ minimum: 1 })
  late?: number;
  /** The number of issues that were escalated and are not resolved. @example 1 */
  @Integer({ minimum: 1 })
  escalated?: number;
  /** Present with `escalated`: the last office to which one of them was escalated. @example 1 */
  @Integer({ minimum: 1, maximum: 4 })
  escalationLevel?: number;
  /** The newest issues, at most 20: if the cell has several, and is as small as those of zoom 19. */
  issues?: MapIssueDto[];
}

/** The issues in an area of the map. */
export class IssueMapDto {
  /** At most 500 cells, each with at least one issue. */
  cells!: MapCellDto[];
}
