import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { ChainRole } from '../../kernel/people/chain-roles';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CHAIN_ROLE, CITY, FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { Count, Formed, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import {
  IsAnyText,
  IsFlag,
  IsNullable,
  IsOneOf,
  IsOptional,
  IsText,
  IsWholeNumber,
} from '../../api/validation/fields';
import { FirstText } from '../../api/validation/query-fields';
import { BeforeAfterDto, OutcomeReasonDto } from '../../issues';
import { HolderDto } from '../staff/assignment.dto';
import { FeedResolutionDto } from './feed-resolution.dto';

const COLOUR = /^#[0-9A-F]{6}$/;
const MAX_MEDIA_INDEX = 1000;
const MAX_NOTE_LENGTH = 1000;

/** The filters of the list of issues. */
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
  /** `disputed`: only issues with an undecided request to reopen. @example disputed */
  @FirstText()
  state: string = '';
  /** `late`: only unresolved issues past their due date, without hidden ones. @example late */
  @FirstText()
  due: string = '';
  /** Text the title contains, or the number, id or address of an issue of any city. @example pothole */
  @FirstText()
  q: string = '';
  /** The id of the last issue of the previous page; a page has 200 issues. */
  @FirstText()
  before: string = '';
}

/** The switches of city staff for an issue. */
class IssueTogglesDto {
  /**
   * Whether it is marked as escalated, which assigns it to the MLA. Its escalation to offices is independent of this.
   */
  forced!: boolean;
  /** Whether its SLA label says `paused`. The pauses of its due date are independent of this. */
  slaPaused!: boolean;
  /** Whether it is marked closed in the console. Its lifecycle status is independent of this. */
  closed!: boolean;
  /** Whether it is visible only to its reporter and admins. */
  hidden!: boolean;
  /** Whether it is listed before all others in the feed. */
  pinned!: boolean;
}

/** The due date of an issue (docs/api/due-dates.md#clock), in addition to the hours of its `slaLabel`. */
class DueFeedIssueDto extends IssueTogglesDto {
  /** The time by which it is to be resolved; null if it was never calculated. */
  @Moment()
  dueAt!: string | null;
  /** The latest due date that passed while it was not resolved; null if none did. */
  @Moment()
  breachedAt!: string | null;
  /** The level of the last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0 for none. */
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
  /** Empty if unknown. @example "400050" */
  pincode!: string;
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
  /** The label of the status. @example "In progress" */
  statusLabel!: string;
  @Formed(COLOUR, '#FFF1E0')
  pillBg!: string;
  @Formed(COLOUR, '#B55B0B')
  pillFg!: string;
  @Formed(COLOUR, '#E08A1E')
  pillDot!: string;
  /** The hours left or overdue, depending on the stored status; never negative. @example "5h left" */
  slaLabel!: string;
  @Formed(COLOUR, '#1B7F4F')
  slaColor!: string;
  /**
   * The role in charge: the one chosen in the console, otherwise MLA if marked as escalated, otherwise Municipal Ward
   * Officer.
   */
  @ValueOf(CHAIN_ROLE)
  role!: ChainRole;
}

/** An office of the chain of the issue. */
export class FeedChainOfficeDto {
  @ValueOf(CHAIN_ROLE)
  role!: ChainRole;
  /** As at the time of placing; empty if unknown. @example "Ward Officer, H/West" */
  office!: string;
  /** Whether this office is in charge. */
  current!: boolean;
}

/** An event in the history of an issue. */
export class FeedActivityDto {
  /** @example "New to Acknowledged by Meera Joshi" */
  t!: string;
  /** The time since the event. @example 5m */
  when!: string;
  /** The time of the event. */
  @Moment()
  at!: string;
}

/** An issue that was merged with another. */
export class FeedOriginalDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
}

/** A merge of an issue, which can still be undone. */
export class FeedMergeDto {
  /** The cluster whose issues were merged. @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  clusterId!: string;
  /** The ids of the issues of the cluster, in their order: what undoing expects. */
  members!: string[];
  /** The other issues of the merge. */
  others!: FeedOriginalDto[];
  @Moment()
  mergedAt!: string;
}

/** A photo or video of an issue. */
export class FeedMediaTileDto {
  /** Its index among all media the issue ever had, from 0; it never changes. */
  @Count()
  index!: number;
  @Literal('photo', 'video')
  kind!: 'photo' | 'video';
  redacted!: boolean;
}

/** An issue with its chain, history and media. */
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
  /** The newest 100 events. */
  activity!: FeedActivityDto[];
  mediaTiles!: FeedMediaTileDto[];
  /** The role chosen in the console; null if there is none. */
  @ValueOf(CHAIN_ROLE)
  chainRoleOverride!: ChainRole | null;
  /** The issue into which it was merged as a duplicate; null if it was not. */
  duplicateOf!: FeedOriginalDto | null;
  /** Its merges that can be undone, with others as duplicates of it, or as a duplicate, newest first. */
  merges!: FeedMergeDto[];
  /** Who works on it; null: nobody. */
  holder!: HolderDto | null;
  /** null if it is not resolved. */
  resolution!: FeedResolutionDto | null;
  /** Why it was resolved without a repair; null if it was repaired, or is not resolved. */
  outcomeReason!: OutcomeReasonDto | null;
  /** The photos that show the repair, with paths as URLs. */
  beforeAfter!: BeforeAfterDto[];
}

/** The state of an issue in the console. */
export class IssueAdminStateDto extends IssueTogglesDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** The role chosen in the console; null if there is none. */
  @ValueOf(CHAIN_ROLE)
  chainRoleOverride!: ChainRole | null;
  /** The indices of redacted media among all media the issue ever had, from 0. */
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 0 }, example: [0] })
  redactedMedia!: number[];
}

/** The new status of an issue. */
export class FeedMoveDto {
  /** One of new, ack, progress, resolved, overdue. @example ack */
  @IsAnyText()
  status!: string;
  /** The current status; if the issue has another one, it is not changed. @example new */
  @IsOptional()
  @IsOneOf(FEED_STATUS)
  from?: FeedStatus;
  /**
   * The reason; if the issue is resolved, the description of the resolution. @example "The light was replaced this
   * morning."
   */
  @IsOptional()
  @IsText(0, MAX_NOTE_LENGTH)
  note?: string;
}

/** The new status of an issue. */
export class FeedMovedDto {
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
}

/** The media item to redact. */
export class RedactMediaDto {
  /** Its index in the issue's mediaTiles. @example 0 */
  @IsWholeNumber(0, MAX_MEDIA_INDEX)
  index!: number;
  /** Whether it is to be redacted; inverted if left out. @example true */
  @IsOptional()
  @IsFlag()
  redacted?: boolean;
}

/** Whether an issue is to be marked as escalated; inverted if left out. */
export class WantedForcedDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  forced?: boolean;
}

/** Whether the SLA label of an issue is to be paused; inverted if left out. */
export class WantedSlaPausedDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  slaPaused?: boolean;
}

/** Whether an issue is to have the closed mark; inverted if left out. */
export class WantedClosedDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  closed?: boolean;
}

/** Whether an issue is to be hidden; inverted if left out. */
export class WantedHiddenDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  hidden?: boolean;
}

/** Whether an issue is to be pinned; inverted if left out. */
export class WantedPinnedDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  pinned?: boolean;
}

/** The role from which an issue is passed on. */
export class ReassignDto {
  /** The current role chosen in the console, null for none; if the issue has another one, it is not changed. */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CHAIN_ROLE)
  @ApiProperty({ example: null })
  from?: ChainRole | null;
}
