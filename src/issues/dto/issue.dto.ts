import {
  CATEGORY,
  CITY,
  CLOSE_SOURCE,
  CONFIRMATION_STATE,
  LIFECYCLE_STATUS,
  MEDIA_TYPE,
  PLACE_PRECISION,
  PRIORITY,
  SHOWN_AS,
} from '../../kernel/named-values';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConfirmationState } from '../../kernel/confirmations';
import type { MediaType } from '../../kernel/media-types';
import type { PlacePrecision } from '../../kernel/place-precision';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { Priority } from '../../kernel/priorities';
import type { CloseSource, LifecycleStatus } from '../../kernel/statuses';
import type { PersonalDataChoice } from '../../personal-data';
import { PERSONAL_DATA } from '../words/personal-text.values';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { PageDto } from '../../api/page.dto';
import { AtLeastOne } from '../../api/validation/at-least-one';
import {
  IsNested,
  IsNumberWithin,
  IsOneOf,
  IsOptional,
  MatchesPattern,
  IsText,
  TypedPincode,
} from '../../api/validation/fields';
import { BeforeAfterDto, OutcomeReasonDto, ResolutionDto } from './resolution-view.dto';

/** The lengths of the texts of an issue. */
export const TITLE = [10, 200] as const;
export const DESCRIPTION = [20, 2000] as const;

/** A position in degrees (WGS 84). */
export class LocationDto {
  /** @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
  /** Empty if unknown. @example "Hill Road" */
  address!: string;
}

/** The place of an issue as reported, if everyone sees it less exactly. */
export class ExactLocationDto {
  /** Null if no point is known. @example 19.0544 */
  lat!: number | null;
  /** @example 72.8324 */
  lng!: number | null;
  /** Empty if unknown. @example "Hill Road" */
  address!: string;
}

/** The public data of a person. */
export class PersonDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Asha Kulkarni" */
  displayName!: string;
}

/** The fields of an issue both in a list and by itself. */
class IssueCommonDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  /** @example "A pothole as wide as a scooter has opened in the left lane just before the signal." */
  description!: string;
  @ValueOf(CITY)
  city!: CitySlug;
  @ValueOf(CATEGORY)
  category!: CategorySlug;
  @ValueOf(PRIORITY)
  priority!: Priority;
  @ValueOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  @Count()
  upvotes!: number;
  reportedBy!: PersonDto;
  /** Present if the report had one. */
  location?: LocationDto;
  @Moment()
  createdAt!: string;
  @Moment()
  updatedAt!: string;
  /** When it is due to be resolved; null if it has no due date. */
  @Moment()
  dueAt!: string | null;
  /** The latest due date that passed before it was resolved; null if there is none. */
  @Moment()
  breachedAt!: string | null;
  /** The last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0: none; null: no due date. */
  @Count()
  escalationLevel!: number | null;
}

/** An issue in a list. */
export class IssueListItemDto extends IssueCommonDto {
  @Count()
  mediaCount!: number;
}

/** One page of issues. */
export class IssuePageDto extends PageDto {
  items!: IssueListItemDto[];
}

/** A photo, a video or a post of an issue. */
export class MediaItemDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  @ValueOf(MEDIA_TYPE)
  type!: MediaType;
  url!: string;
  @Moment()
  addedAt!: string;
}

/** A photo, a video or a post in the gallery of an issue. */
export class GalleryItemDto extends MediaItemDto {
  /** Present if it is from a report that was joined with the issue: the id of that report. */
  joinedFrom?: string;
}

/** The issue that another one is a duplicate of. */
export class OriginalIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
}

/** An issue with all its fields. */
export class IssueDto extends IssueCommonDto {
  /** Present if the caller is signed in. */
  hasUpvoted?: boolean;
  /** Present if it is a duplicate of another issue: that issue; null if it is hidden by moderation. */
  duplicateOf?: OriginalIssueDto | null;
  /** Present for its reporter, officials and admins if `location` is less exact: its place as reported. */
  exactLocation?: ExactLocationDto;
  /** Present for its reporter, officials and admins: how exactly everyone sees its place. */
  @ValueOf(PLACE_PRECISION)
  place?: PlacePrecision;
  /** Present if the caller reported it without their name. */
  @Literal(true)
  mine?: true;
  /** Present once assigned. */
  assignedTo?: PersonDto;
  /** Its own, and those of the reports that were joined with it. */
  media!: GalleryItemDto[];
  @Count()
  messageCount!: number;
  /** Present once resolved. */
  resolution?: ResolutionDto;
  /** Why it was resolved without a repair; null if it was repaired, or is not resolved. */
  outcomeReason!: OutcomeReasonDto | null;
  /** Whether it was repaired, as people say who were asked; null if nobody was asked about its present state. */
  @ValueOf(CONFIRMATION_STATE)
  confirmation!: ConfirmationState | null;
  /** The photos that show the repair. */
  beforeAfter!: BeforeAfterDto[];
  /** Present once closed. */
  @Moment()
  closedAt?: string;
  /** Present once closed: who closed it. */
  @ValueOf(CLOSE_SOURCE)
  closedBy?: CloseSource;
}

/** The position of an issue, as reported. */
export class ReportedLocationDto {
  /** @example 19.0544 */
  @IsNumberWithin(-90, 90, 'must be from -90 to 90')
  lat!: number;
  /** @example 72.8324 */
  @IsNumberWithin(-180, 180, 'must be from -180 to 180')
  lng!: number;
  /** @example "Hill Road" */
  @IsOptional()
  @IsText(0, 500)
  address: string = '';
}

/** A new issue. */
export class CreateIssueDto {
  /** @example "Street light dark at the bus stop" */
  @IsText(...TITLE)
  title!: string;
  /** @example "The lamp above the stop has been out since Monday night." */
  @IsText(...DESCRIPTION)
  description!: string;
  @IsOneOf(CITY)
  city!: CitySlug;
  @IsOneOf(CATEGORY)
  category!: CategorySlug;
  @IsOneOf(PRIORITY)
  priority!: Priority;
  @IsOptional()
  @IsNested(() => ReportedLocationDto)
  location?: ReportedLocationDto;
  /** Digits of other scripts are read as 0 to 9. @example "400050" */
  @IsOptional()
  @TypedPincode()
  @MatchesPattern(/^[0-9]{6}$/, 'must be 6 digits')
  pincode?: string;
  /** How exactly everyone sees its place; exact when absent. @example exact */
  @IsOptional()
  @IsOneOf(PLACE_PRECISION)
  place?: PlacePrecision;
  /**
   * What happens with personal data in the texts: `hide` removes what is found, `keep` publishes it. Without it, it is
   * published and recorded. Of an Aadhaar number only the last four digits are ever published. @example hide
   */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData?: PersonalDataChoice;
  /** How its reporter is shown; by default as they chose. @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
}

/** The issue that was created. */
export class CreatedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Street light dark at the bus stop" */
  title!: string;
  @Literal('open')
  status!: 'open';
  @Moment()
  createdAt!: string;
}

/** The changes; at least one member. */
@AtLeastOne('title', 'description', 'status', 'priority')
export class EditIssueDto {
  /** @example "Two street lights dark at the bus stop" */
  @IsOptional()
  @IsText(...TITLE)
  title?: string;
  /** @example "The lamps above the stop and beside it have been out since Monday night." */
  @IsOptional()
  @IsText(...DESCRIPTION)
  description?: string;
  @IsOptional()
  @IsOneOf(LIFECYCLE_STATUS)
  status?: LifecycleStatus;
  /** @example high */
  @IsOptional()
  @IsOneOf(PRIORITY)
  priority?: Priority;
}

/** The issue after the edit. */
export class EditedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @ValueOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  @Moment()
  updatedAt!: string;
}
