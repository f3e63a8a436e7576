import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { ChainRole } from '../../kernel/chain-roles';
import type { CitySlug } from '../../kernel/cities';
import type { MediaType } from '../../kernel/media-types';
import { CATEGORY, CHAIN_ROLE, CITY, FEED_STATUS, MEDIA_TYPE } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { Count, Formed, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AnyText, Flag, Nullable, OneOf, Optional, Text, Whole } from '../../api/validation/fields';
import { FirstText } from '../../api/validation/query-fields';

const COLOUR = /^#[0-9A-F]{6}$/;
const MAX_MEDIA_INDEX = 1000;
const MAX_NOTE_LENGTH = 1000;

/** Which issues are listed. */
export class ConsoleFeedQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** A status of the feed (new, ack, progress, resolved, overdue), or all. @example new */
  @FirstText()
  status: string = 'all';
  /** The code of a ward. @example H/West */
  @FirstText()
  ward: string = '';
  /** The label of a category. @example Infrastructure */
  @FirstText()
  category: string = '';
  /** Text the title contains. @example pothole */
  @FirstText()
  q: string = '';
  /** The id of the last issue of the page before; 200 issues are a page. */
  @FirstText()
  before: string = '';
}

/** What city staff switch on and off. */
class IssueTogglesDto {
  /** Whether it is marked as escalated: it is the turn of the MLA. Its escalation to offices is another matter. */
  forced!: boolean;
  /** Whether its SLA label says `paused`. The pauses of its due date are another matter. */
  slaPaused!: boolean;
  /** Whether it is marked closed in the console; its lifecycle status is another matter. */
  closed!: boolean;
  /** Whether only its reporter and admins see it. */
  hidden!: boolean;
  /** Whether it comes before all others in the feed. */
  pinned!: boolean;
}

/** When an issue is to be resolved (docs/api/due-dates.md#clock), beside the hours of its `slaLabel`. */
class DueFeedIssueDto extends IssueTogglesDto {
  /** When it is to be resolved; null for an issue nobody has calculated it for. */
  @Moment()
  dueAt!: string | null;
  /** The latest due date that passed while it was not resolved; null: none did. */
  @Moment()
  breachedAt!: string | null;
  /** The last office of the chain it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0: none. */
  @Count()
  escalationLevel!: number;
}

/** An issue in the feed. */
export class FeedIssueDto extends DueFeedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  /** The label of its category. @example Infrastructure */
  category!: string;
  /** The code of the ward; empty until the issue is placed. @example H/West */
  ward!: string;
  /** Empty where none is known. @example "400050" */
  pincode!: string;
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
  /** The status in words. @example "In progress" */
  statusLabel!: string;
  @Formed(COLOUR, '#FFF1E0')
  pillBg!: string;
  @Formed(COLOUR, '#B55B0B')
  pillFg!: string;
  @Formed(COLOUR, '#E08A1E')
  pillDot!: string;
  /** The hours left or overdue by the stored status, never negative. @example "5h left" */
  slaLabel!: string;
  @Formed(COLOUR, '#1B7F4F')
  slaColor!: string;
  /**
   * Whose turn it is: the role chosen in the console, else MLA once marked as escalated, else Municipal Ward Officer.
   */
  @ValueOf(CHAIN_ROLE)
  role!: ChainRole;
}

/** An office of the chain of those responsible. */
export class FeedChainOfficeDto {
  @ValueOf(CHAIN_ROLE)
  role!: ChainRole;
  /** As it was when the issue was placed; empty where none is known. @example "Ward Officer, H/West" */
  office!: string;
  /** Whether it is this one whose turn it is. */
  current!: boolean;
}

/** Something that happened to an issue. */
export class FeedActivityDto {
  /** @example "New to Acknowledged by Meera Joshi" */
  t!: string;
  /** How long ago. @example 5m */
  when!: string;
  /** When it was. */
  @Moment()
  at!: string;
}

/** The issue another was merged into. */
export class FeedOriginalDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
}

/** A photo or a video of an issue. */
export class FeedMediaTileDto {
  /** Its place among all media the issue ever had, from 0; it never changes. */
  @Count()
  index!: number;
  @Literal('photo', 'video')
  kind!: 'photo' | 'video';
  redacted!: boolean;
}

/** An issue with its chain, its history and its media. */
export class FeedIssueDetailDto extends DueFeedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  @ValueOf(CATEGORY)
  categorySlug!: CategorySlug;
  /** Category, ward, area, pincode, source, votes and reporter in one line. */
  metaLine!: string;
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
  /** The five offices, in the order of the chain. */
  chain!: FeedChainOfficeDto[];
  /** The newest 100. */
  activity!: FeedActivityDto[];
  mediaTiles!: FeedMediaTileDto[];
  /** The role that was chosen in the console; null where none was. */
  @ValueOf(CHAIN_ROLE)
  chainRoleOverride!: ChainRole | null;
  /** The issue it was merged into as a duplicate; null where it was not. */
  duplicateOf!: FeedOriginalDto | null;
}

/** A place in degrees (WGS 84). */
export class ReportedPlaceDto {
  /** @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
}

/** A photo, a video or a post, as citizens see it. */
export class ReportedMediaDto {
  /** Its place among all media the issue ever had, as in `mediaTiles`. */
  @Count()
  index!: number;
  @ValueOf(MEDIA_TYPE)
  type!: MediaType;
  /** A path of this service, or the address of a post. @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  url!: string;
}

/** What somebody has reported. */
export class FeedReportDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "A pothole as wide as a scooter has opened in the left lane just before the signal." */
  description!: string;
  /** Empty where none was given. @example "Hill Road" */
  address!: string;
  /** The code of the ward; empty until the issue is placed. @example H/West */
  ward!: string;
  /** null where the report had none. */
  location!: ReportedPlaceDto | null;
  /** Those that are not redacted; none while the issue is hidden. */
  media!: ReportedMediaDto[];
}

/** What the console keeps of an issue. */
export class IssueAdminStateDto extends IssueTogglesDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** The role that was chosen in the console; null where none was. */
  @ValueOf(CHAIN_ROLE)
  chainRoleOverride!: ChainRole | null;
  /** The places of redacted media among all the issue ever had, from 0. */
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 0 }, example: [0] })
  redactedMedia!: number[];
}

/** The status an issue is to have. */
export class FeedMoveDto {
  /** One of new, ack, progress, resolved, overdue. @example ack */
  @AnyText()
  status!: string;
  /** The status it is moved from; with another one by now it stays. @example new */
  @Optional()
  @OneOf(FEED_STATUS)
  from?: FeedStatus;
  /** Why; where the issue is resolved, what the resolution says. @example "The light was replaced this morning." */
  @Optional()
  @Text(0, MAX_NOTE_LENGTH)
  note?: string;
}

/** The status an issue has now. */
export class FeedMovedDto {
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
}

/** Which media item is meant. */
export class RedactMediaDto {
  /** Its index, as the issue's mediaTiles show it. @example 0 */
  @Whole(0, MAX_MEDIA_INDEX)
  index!: number;
  /** Whether it is to be redacted; without it, it is switched. @example true */
  @Optional()
  @Flag()
  redacted?: boolean;
}

/** Whether an issue is to be marked as escalated; switched without it. */
export class WantedForcedDto {
  /** @example true */
  @Optional()
  @Flag()
  forced?: boolean;
}

/** Whether the SLA label of an issue is to be paused; switched without it. */
export class WantedSlaPausedDto {
  /** @example true */
  @Optional()
  @Flag()
  slaPaused?: boolean;
}

/** Whether an issue is to have the closed mark; switched without it. */
export class WantedClosedDto {
  /** @example true */
  @Optional()
  @Flag()
  closed?: boolean;
}

/** Whether an issue is to be hidden; switched without it. */
export class WantedHiddenDto {
  /** @example true */
  @Optional()
  @Flag()
  hidden?: boolean;
}

/** Whether an issue is to be pinned; switched without it. */
export class WantedPinnedDto {
  /** @example true */
  @Optional()
  @Flag()
  pinned?: boolean;
}

/** Whom an issue is passed on from. */
export class ReassignDto {
  /** The role that was chosen before, null for none; where another one is by now the issue stays with it. */
  @Optional()
  @Nullable()
  @OneOf(CHAIN_ROLE)
  @ApiProperty({ example: null })
  from?: ChainRole | null;
}
