import { PickType } from '@nestjs/swagger';
import { PERSONAL_DATA, RemovedRangesDto, ResolutionDto } from '../../issues';
import type { PersonalDataChoice } from '../../personal-data';
import { CLOSE_SOURCE, SHOWN_AS } from '../../kernel/named-values';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { CloseSource } from '../../kernel/statuses';
import { Count, Literal, Moment } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../api/validation/list-fields';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';
import { RefusedAs } from '../../api/validation/request-validation.pipe';
import { REVIEW_ACTIONS, type ReviewAction, type RequestStatus, type Vote, VOTES } from '../resolution';

const MAX_MEDIA_IDS = 100;
const RESOLUTION_TEXT = { enum: ['description'] as const, enumName: 'ResolutionText' };
const REQUEST_TEXT = { enum: ['reason'] as const, enumName: 'ReopeningRequestText' };

/** What is to be removed from a resolution. */
export class RedactResolutionDto extends RemovedRangesDto {
  /** @example description */
  @IsOptional()
  @IsOneOf(RESOLUTION_TEXT)
  field = 'description' as const;
}

/** What is to be removed from a reopen request. */
export class RedactReasonDto extends RemovedRangesDto {
  /** @example reason */
  @IsOptional()
  @IsOneOf(REQUEST_TEXT)
  field = 'reason' as const;
}

/** The resolution of an issue, with the media that show it. */
@RefusedAs('unprocessable')
export class ResolveDto {
  /** @example "The pothole was filled and levelled; both lanes are open again." */
  @IsText(10, 5000)
  description!: string;
  /** Media of this issue; one that is named twice counts once. @example ["med_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  @Distinct()
  @IsListOfTexts({
    min: 1,
    max: MAX_MEDIA_IDS,
    minMessage: 'must name at least one media item of the issue',
    maxMessage: `must name at most ${MAX_MEDIA_IDS}`,
  })
  mediaIds!: string[];
  /** What happens with personal data in the text, as for a report. @example hide */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData?: PersonalDataChoice;
  /** How the caller is shown; by default as before in the issue, else as they chose. @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
}

/** The resolved issue; times are in whole seconds. */
export class ResolvedDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @Literal('resolved')
  status!: 'resolved';
  resolution!: ResolutionDto;
}

/** A rating of a resolution. */
export class RateDto {
  /** @example up */
  @IsOneOf({ enum: VOTES, enumName: 'Vote' })
  vote!: Vote;
}

/** All ratings of a resolution. */
export class ResolutionRatingsDto extends PickType(ResolutionDto, ['ratings'] as const) {}

/** The ratings after one was added or changed. */
export class RatedDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  resolution!: ResolutionRatingsDto;
}

/** The reason to reopen an issue. */
export class RequestReopenDto {
  /** @example "The patch has come loose after one night of rain." */
  @IsText(5, 1000)
  reason!: string;
  /** What happens with personal data in the text, as for a report. @example hide */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData?: PersonalDataChoice;
  /** How the caller is shown; by default as before in the issue, else as they chose. @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
}

/** All requests to reopen since the issue was resolved. */
export class ReopenRequestsDto extends PickType(ResolutionDto, ['reopenRequests'] as const) {}

/** An issue with its reopen requests. */
export class IssueReopenRequestsDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  resolution!: ReopenRequestsDto;
}

/** The reopen request that was made. */
export class ReopenRequestedDto {
  /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
  requestId!: string;
  issue!: IssueReopenRequestsDto;
}

/** The decision about a reopen request. */
export class ReviewDto {
  /** @example approve */
  @IsOneOf({ enum: REVIEW_ACTIONS, enumName: 'ReviewAction' })
  action!: ReviewAction;
}

/** The issue after the decision: if approved, it is open and has no resolution; if denied, it is still resolved. */
export class ReviewedDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @Literal('open', 'resolved')
  status!: 'open' | 'resolved';
  resolution!: ResolutionDto | null;
}

/** Who closes the issue. */
export class CloseDto {
  /** @example owner */
  @IsOneOf(CLOSE_SOURCE)
  source!: CloseSource;
}

/** The closed issue; times are in whole seconds. */
export class ClosedDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @Literal('closed')
  status!: 'closed';
  @Moment()
  closedAt!: string;
  @Literal(...CLOSE_SOURCE.enum)
  closedBy!: CloseSource;
}

/** The requested page of the queue. */
export class ReopenQueueQueryDto {
  @IsPageLimit()
  limit: number = 20;
  @IsPageCursor()
  lastKey?: string;
}

/** A reopen request in the queue. */
export class QueuedReopenRequestDto {
  /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
  requestId!: string;
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  issueTitle!: string;
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Ravi Menon" */
  userName!: string;
  /** @example "The patch has come loose after one night of rain." */
  reason!: string;
  @Moment()
  at!: string;
  @Literal('pending', 'approved', 'denied')
  status!: RequestStatus;
}

/** One page of the queue of reopen requests. */
export class ReopenQueueDto {
  @Count()
  count!: number;
  items!: QueuedReopenRequestDto[];
  /** The cursor of the next page; null on the last one. */
  nextKey!: string | null;
}
