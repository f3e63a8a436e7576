import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY } from '../../kernel/named-values';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { LocationDto } from './issue.dto';

/** An open issue near a place. */
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
  /** From the place that was asked for. @example 40 */
  @Count()
  metres!: number;
  /** How alike the titles are. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 1, example: 0.62 })
  similarity!: number;
}
