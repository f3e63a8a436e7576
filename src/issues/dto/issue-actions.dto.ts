import { CATEGORY_SLUGS, type CategorySlug } from '../../kernel/categories';
import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { LIFECYCLE_STATUS } from '../../kernel/named-values';
import { PRIORITIES, type Priority } from '../../kernel/priorities';
import { LIFECYCLE_STATUSES, type LifecycleStatus } from '../../kernel/statuses';
import { Count, CountsBy, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { ERROR_CODES, type ErrorCode } from '../../platform/http/error-codes';
import { IsAnyText, IsName, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../api/validation/list-fields';

const MAX_IN_BULK = 100;

/** The result of an upvote. */
export class UpvoteDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @Count()
  upvotes!: number;
  /** Whether the caller has upvoted the issue now. */
  hasUpvoted!: boolean;
}

/** The official an issue is assigned to. */
export class AssignIssueDto {
  /** The id of an official. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsAnyText()
  officialId!: string;
  /** @example "Roads and Traffic" */
  @IsOptional()
  @IsName(0, 200)
  department?: string;
  /** @example "Please look at it before the weekend." */
  @IsOptional()
  @IsText(0, 1000)
  note?: string;
}

/** The person an issue was assigned to. */
export class AssigneeDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Meera Joshi" */
  displayName!: string;
  /** @example "Roads and Traffic" */
  department!: string;
}

/** An assignment. */
export class AssignmentDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  assignedTo!: AssigneeDto;
  @Moment()
  assignedAt!: string;
  /** The id of the account that assigned it. @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  assignedBy!: string;
}

/** A status change of many issues. */
export class BulkStatusDto {
  /** 1 to 100 ids; a repeated id counts once. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  @Distinct()
  @IsListOfTexts({
    min: 1,
    max: MAX_IN_BULK,
    minMessage: 'must name at least one issue',
    maxMessage: `must name at most ${MAX_IN_BULK} issues`,
  })
  issueIds!: string[];
  @IsOneOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  /** @example "Closed after the site visit." */
  @IsOptional()
  @IsText(0, 1000)
  note?: string;
}

/** Why an issue could not be updated. */
export class BulkErrorDto {
  @ValueOf({ enum: ERROR_CODES, enumName: 'ErrorCode' })
  code!: ErrorCode;
  message!: string;
}

/** The result for one issue. */
export class BulkOutcomeDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  success!: boolean;
  /** Why the issue could not be updated. */
  error?: BulkErrorDto;
}

/** The results for all issues. */
export class BulkResultDto {
  @Count()
  updated!: number;
  @Count()
  failed!: number;
  results!: BulkOutcomeDto[];
}

/** How many issues there are, by each of their properties. */
export class IssueStatsDto {
  @Count()
  total!: number;
  @CountsBy(LIFECYCLE_STATUSES)
  byStatus!: Record<LifecycleStatus, number>;
  @CountsBy(PRIORITIES)
  byPriority!: Record<Priority, number>;
  @CountsBy(CITY_SLUGS)
  byCity!: Record<CitySlug, number>;
  @CountsBy(CATEGORY_SLUGS)
  byCategory!: Record<CategorySlug, number>;
  @Moment()
  generatedAt!: string;
}
