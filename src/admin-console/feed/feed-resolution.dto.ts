import { Count, Literal, Moment } from '../../api/openapi/answer-fields';

/** A request to reopen the issue. */
export class FeedReopenRequestDto {
  /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The current name of the person who asked. @example "Asha Kulkarni" */
  userName!: string;
  /** @example "It is dark again" */
  reason!: string;
  @Moment()
  at!: string;
  /** `undecided`: the issue was closed without a decision. */
  @Literal('pending', 'approved', 'denied', 'undecided')
  status!: 'pending' | 'approved' | 'denied' | 'undecided';
}

/** How an issue was resolved, and what people say about it. */
export class FeedResolutionDto {
  /** @example "The light was replaced this morning." */
  description!: string;
  /** The name of the resolver. @example "City desk" */
  by!: string;
  @Moment()
  resolvedAt!: string;
  /** How many people say that it is fixed. */
  @Count()
  ratedUp!: number;
  /** How many people say that it is not. */
  @Count()
  ratedDown!: number;
  /** The oldest first. */
  reopenRequests!: FeedReopenRequestDto[];
}

/** A decided request to reopen an issue. */
export class ReviewedRequestDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
  requestId!: string;
  @Literal('approved', 'denied')
  status!: 'approved' | 'denied';
}
