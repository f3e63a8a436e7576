import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY } from '../../kernel/named-values';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { IsDegrees } from '../../api/validation/query-degrees';
import { IsQueryNumber } from '../../api/validation/query-fields';
import { LocationDto } from './issue.dto';

/** A position, and details of the report that may be made there. */
export class NearQueryDto {
  /** Degrees (WGS 84). @example 19.0544 */
  @IsDegrees(90)
  lat!: number;
  /** Degrees (WGS 84). @example 72.8324 */
  @IsDegrees(180)
  lng!: number;
  /** How far away, in metres. @example 250 */
  @IsQueryNumber(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, 'must be a whole number from 1 to 500', {
    minimum: 1,
    maximum: 500,
  })
  radius: number = 250;
  /** Issues of this category come first. @example road */
  @IsOptional()
  @IsOneOf(CATEGORY)
  category?: CategorySlug;
  /** The title of the report, or a few words of it: the most similar issues come first. @example "Deep pothole" */
  @IsOptional()
  @IsText(1, 200)
  text?: string;
}

/** An open issue near a position. */
export class SimilarIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  @ValueOf(CATEGORY)
  category!: CategorySlug;
  @Literal('open', 'in_progress')
  status!: 'open' | 'in_progress';
  @Count()
  upvotes!: number;
  location!: LocationDto;
  @Moment()
  createdAt!: string;
  /** The distance from the requested position. @example 40 */
  @Count()
  metres!: number;
  /** The similarity of the titles. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 1, example: 0.62 })
  similarity!: number;
}

/** The open issues near a position. */
export class NearIssuesDto {
  /** Best match first, at most five. */
  items!: SimilarIssueDto[];
}
