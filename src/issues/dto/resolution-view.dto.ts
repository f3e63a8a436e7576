import { ACCOUNT_ROLE, OUTCOME_REASON, PHOTO_FLAG } from '../../kernel/named-values';
import type { OutcomeReason, PhotoFlag } from '../../kernel/outcome-reasons';
import type { AccountRole } from '../../kernel/people/roles';
import { Literal, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';

/** Who resolved the issue, with the name and role they had then. */
export class ResolverDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
  @ValueOf(ACCOUNT_ROLE)
  role!: AccountRole;
}

/** A rating of a resolution. */
export class ResolutionRatingDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  @Literal('up', 'down')
  vote!: 'up' | 'down';
  @Moment()
  at!: string;
}

/** A request to reopen an issue. */
export class ReopenRequestDto {
  /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Ravi Menon" */
  userName!: string;
  /** @example "The patch has come loose after one night of rain." */
  reason!: string;
  @Moment()
  at!: string;
  @Literal('pending', 'approved', 'denied')
  status!: 'pending' | 'approved' | 'denied';
}

/** How an issue was resolved, with its ratings and reopen requests. */
export class ResolutionDto {
  /** @example "The pothole was filled and levelled; both lanes are open again." */
  description!: string;
  /** The ids of media of the issue that show the resolution. */
  mediaIds!: string[];
  resolvedBy!: ResolverDto;
  @Moment()
  resolvedAt!: string;
  ratings!: ResolutionRatingDto[];
  reopenRequests!: ReopenRequestDto[];
}

/** Why an issue was resolved without a repair. */
export class OutcomeReasonDto {
  @ValueOf(OUTCOME_REASON)
  reason!: OutcomeReason;
  /** What the city says about it. @example "The lamp belongs to the port trust." */
  text!: string;
  /** With `not_ours`: the official whose office it belongs to. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  officeId?: string;
  /** With `duplicate`: the issue that it repeats. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  duplicateOf?: string;
  /** With `planned`: when it will be repaired. */
  @Moment()
  until?: string;
}

/** A photo of a report or of its repair. */
export class ShownPhotoDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  @Literal('image')
  type!: 'image';
  url!: string;
  @Moment()
  addedAt!: string;
}

/** A photo of the repair, beside one of the report. */
export class BeforeAfterDto {
  /** The oldest photo of the issue that does not show the repair; null if there is none. */
  before!: ShownPhotoDto | null;
  after!: ShownPhotoDto;
  /** What is wrong with the photo of the repair; empty if nothing is known. */
  @ValuesOf(PHOTO_FLAG)
  flags!: PhotoFlag[];
}
