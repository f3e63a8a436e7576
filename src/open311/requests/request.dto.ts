import { ApiProperty } from '@nestjs/swagger';
import { Count, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import type { CategorySlug } from '../../kernel/categories';
import type { ConfirmationState } from '../../kernel/confirmations';
import { CATEGORY, CONFIRMATION_STATE, OUTCOME_REASON, PHOTO_FLAG } from '../../kernel/named-values';
import type { OutcomeReason, PhotoFlag } from '../../kernel/outcome-reasons';
import { REQUEST_STATUSES, type RequestStatus } from './request-list.dto';

const Second = (): PropertyDecorator =>
  ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-14T08:30:00Z' });

/** An event of a request. */
export class RequestNoteDto {
  @Second()
  datetime!: string;
  /** @example "In progress" */
  description!: string;
}

/** A photo of the repair, beside one of the report. */
export class RequestBeforeAfterDto {
  /** null if the report has no photo. */
  before_url!: string | null;
  after_url!: string;
  /** What is wrong with the photo of the repair; empty if nothing is known. */
  @ValuesOf(PHOTO_FLAG)
  flags!: PhotoFlag[];
}

/** Why an issue was resolved without a repair. */
export class RequestOutcomeReasonDto {
  @ValueOf(OUTCOME_REASON)
  reason!: OutcomeReason;
  /** What the city says about it. @example "The lamp belongs to the port trust." */
  text!: string;
  /** With `not_ours`: the official whose office it belongs to. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  office_id?: string;
  /** With `duplicate`: the request that it repeats. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  duplicate_of?: string;
  /** With `planned`: when it will be repaired. */
  @Moment()
  until?: string;
}

/** Data that GeoReport has no field for. */
export class ExtendedAttributesDto {
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  /** The code of the ward; null if unknown. @example H/West */
  ward!: string | null;
  @Count()
  votes!: number;
  /** The label of the category in the public feed. @example Infrastructure */
  category_label!: string;
  /** The history in the token API; null for a merged duplicate, which is not shown there. */
  timeline_url!: string | null;
  /** Why it was resolved without a repair; null if it was repaired, or is not resolved. */
  outcome_reason!: RequestOutcomeReasonDto | null;
  /** Whether it was repaired, as people say who were asked; null if nobody was asked about its present state. */
  @ValueOf(CONFIRMATION_STATE)
  confirmation!: ConfirmationState | null;
  /** The photos that show the repair. */
  before_after!: RequestBeforeAfterDto[];
}

/** An issue as a service request. */
export class ServiceRequestDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  service_request_id!: string;
  @ValueOf({ enum: REQUEST_STATUSES, enumName: 'RequestStatus' })
  status!: RequestStatus;
  /** How it was resolved, or the request it duplicates. */
  status_notes!: string | null;
  /** @example Roads */
  service_name!: string;
  @ValueOf(CATEGORY)
  service_code!: CategorySlug;
  description!: string;
  /** The department that is responsible. @example "Roads Department" */
  agency_responsible!: string | null;
  /** Always null. */
  service_notice!: string | null;
  @Second()
  requested_datetime!: string;
  /** When it last changed; for a closed one, when it was closed. */
  @Second()
  updated_datetime!: string;
  /** When it is due to be resolved, or was due for a closed one. */
  @Second()
  expected_datetime!: string | null;
  /** @example "Hill Road signal, Bandra West" */
  address!: string | null;
  /** Always null. */
  address_id!: string | null;
  /** @example "400050" */
  zipcode!: string | null;
  /** @example 19.0544 */
  lat!: number | null;
  /** @example 72.8324 */
  long!: number | null;
  /** The first picture. */
  media_url!: string | null;
  /** With `extensions=true`. */
  extended_attributes?: ExtendedAttributesDto;
  /** With `extensions=true`: its events, oldest first. */
  notes?: RequestNoteDto[];
}
