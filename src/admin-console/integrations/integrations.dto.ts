import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow as Keep } from 'class-validator';
import { CONSOLE_CHANNELS, type ConsoleChannel } from '../../channels';
import type { FeedCategory } from '../../kernel/categories';
import { FEED_CATEGORY } from '../../kernel/named-values';
import { TIME_OF_DAY } from '../../kernel/time/time-of-day';
import { Count, Formed, Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsFlag, IsOptional, MatchesPattern, IsWholeNumber } from '../../api/validation/fields';
import { PersonalPartDto } from './conversion.dto';

const CHANNEL = { enum: CONSOLE_CHANNELS, enumName: 'ConsoleChannel' };
const COLOUR = /^#[0-9A-F]{6}$/;
const RATE_CAP = { minimum: 1, maximum: 1000 };

const TimeOfDay = (): PropertyDecorator => MatchesPattern(TIME_OF_DAY, 'must be a time of day such as 22:00');

/** A member without validation. @param shown its description in the document */
const Anything = (shown: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(ApiProperty(shown), Keep());

/** A channel, its configuration and its state. */
export class ChannelConfigDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  /** @example Chat */
  name!: string;
  @Formed(COLOUR, '#1E8E5A')
  color!: string;
  /** Whether samples are shown instead of real posts. */
  demoMode!: boolean;
  /** Always demo if demoMode is on. */
  @Literal('connected', 'degraded', 'demo', 'not_configured')
  connectionStatus!: 'connected' | 'degraded' | 'demo' | 'not_configured';
  /** The account of this service on the channel. @example demo_phone */
  handle!: string;
  /** Whether a credential is configured. */
  hasSecret!: boolean;
  /** At most the end of the credential; null without one. @example ••••form */
  secretMasked!: string | null;
  /** The token with which the platform verifies the webhook; only for the chat channel. */
  webhookVerifyToken!: string | null;
  /** The URL to which the platform delivers; only for the chat channel. */
  webhookUrl!: string | null;
  /** When the newest post was received. */
  @Moment()
  lastReceived!: string | null;
  /** The time of the last test or read. */
  @Moment()
  lastCheckedAt!: string | null;
  /** The last error; null if there was none. */
  lastError!: string | null;
  /** The fraction of failed requests. @example 0.02 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  errorRate!: number;
  @Count()
  requestCount!: number;
}

/** The result of a test of a channel. */
export class ChannelTestDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  ok!: boolean;
  @Literal('live', 'demo')
  mode!: 'live' | 'demo';
  /** @example "The channel answers" */
  message!: string;
}

/** Whether a channel is to show samples; inverted if left out. */
export class WantedDemoModeDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  demoMode?: boolean;
}

/** Whether a channel shows samples. */
export class DemoModeDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  demoMode!: boolean;
}

/** A position sent with a post, in degrees (WGS 84); name and address may be empty. */
export class PostPlaceDto {
  /** @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
  /** @example "Bandra Bus Depot" */
  name!: string;
  /** @example "Hill Road, Mumbai" */
  address!: string;
}

/** A picture or video of a post. */
export class PostMediumDto {
  @Literal('image', 'video')
  type!: 'image' | 'video';
  /** Empty until the file is fetched. @example https://pictures.example/31.jpg */
  url!: string;
}

/** A post in the inbox. */
export class ChannelMentionDto {
  /** @example men_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The name of its channel. @example Chat */
  chanLabel!: string;
  /** The author, with the name on the channel. @example "Ravi Menon" */
  from!: string;
  /** The whole text; converting publishes its first 2,000 characters. @example "There is a pothole at the signal" */
  text!: string;
  /** The parts of the text that converting hides, in order. */
  personal!: PersonalPartDto[];
  /** The position sent with the post, where converting puts the issue; null without one. */
  location!: PostPlaceDto | null;
  /** The pictures and videos that converting publishes, at most ten of them. */
  media!: PostMediumDto[];
  /** The time since it was received. @example 5m */
  time!: string;
  /** Whether it is an invented sample, for trying the console. */
  sample!: boolean;
  converted!: boolean;
  /** The issue it became; null if it was not converted. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  convertedIssueId!: string | null;
  /** Whether city staff took it off the public walls. */
  hidden!: boolean;
}

/** Whether a post is to be off the public walls; inverted if left out. */
export class WantedHiddenDto {
  /** @example true */
  @IsOptional()
  @IsFlag()
  hidden?: boolean;
}

/** Whether a post is off the public walls. */
export class HiddenMentionDto {
  /** @example men_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  hidden!: boolean;
}

/** The result of reading a channel. */
export class SyncedMentionsDto {
  @Count()
  fetched!: number;
  /** How many of them were new in the inbox. */
  @Count()
  inserted!: number;
  @Literal('live', 'demo')
  mode!: 'live' | 'demo';
}

/** The issue of a post. */
export class ConvertedChannelMentionDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** Whether it already had an issue: then nothing was changed. */
  alreadyConverted!: boolean;
}

/** A template of an outbound message. */
export class OutboundTemplateDto {
  /** @example status_ack */
  key!: string;
  /** @example Acknowledged */
  name!: string;
  body!: string;
  active!: boolean;
}

/** An outbound message, and its status. */
export class OutboundDeliveryDto {
  /** @example dlv_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  /** At most the end of the recipient's address. @example •••678 */
  toMasked!: string;
  /** @example status_ack */
  templateKey!: string;
  /** retrying: it is still waiting to be sent. */
  @Literal('sent', 'failed', 'retrying')
  status!: 'sent' | 'failed' | 'retrying';
  @Moment()
  createdAt!: string;
  /** When the person got it; null until the chat platform says so, and on other channels. */
  @Moment()
  deliveredAt!: string | null;
  /** When the person read it, as the chat platform says. */
  @Moment()
  readAt!: string | null;
  /**
   * Why it was refused: the code of the channel, `no_template`, `stopped`, or the HTTP status where there is no code.
   * null: it was not, or the channel did not answer.
   * @example "131026"
   */
  errorCode!: string | null;
}

/** The quiet hours, and the maximum number of messages per hour. */
export class SendLimitsDto {
  @Literal('default')
  id!: 'default';
  /** The begin of the quiet hours, in the time zone of the city. */
  @Formed(TIME_OF_DAY, '22:00')
  quietFrom!: string;
  /** The end of the quiet hours; there are none if it equals the begin. */
  @Formed(TIME_OF_DAY, '08:00')
  quietTo!: string;
  /** The maximum number of messages to one person per hour. */
  @Integer(RATE_CAP)
  rateCapPerHour!: number;
}

/** The changes; members that are left out stay the same. */
export class ChangeSendLimitsDto {
  /** @example 21:30 */
  @IsOptional()
  @TimeOfDay()
  quietFrom?: string;
  /** @example 07:30 */
  @IsOptional()
  @TimeOfDay()
  quietTo?: string;
  /** @example 5 */
  @IsOptional()
  @IsWholeNumber(RATE_CAP.minimum, RATE_CAP.maximum)
  rateCapPerHour?: number;
}

/** The office of a category. */
export class CategoryOfficeDto {
  @ValueOf(FEED_CATEGORY)
  category!: FeedCategory;
  /** The name of a department, or Unassigned. @example "Roads and Traffic Department" */
  office!: string;
}

/** A keyword that indicates a category. */
export class CategoryKeywordDto {
  /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example pothole */
  keyword!: string;
}

/** The keywords of a category; may be empty. */
export class CategoryKeywordsDto {
  @ValueOf(FEED_CATEGORY)
  category!: FeedCategory;
  keywords!: CategoryKeywordDto[];
}

/** A keyword for a category. The handler validates both, as the contract requires status 500 if one is missing. */
export class AddKeywordDto {
  @Anything({ enum: [...FEED_CATEGORY.enum], enumName: FEED_CATEGORY.enumName, example: 'Traffic' })
  category!: unknown;
  @Anything({ type: 'string', minLength: 2, maxLength: 60, example: 'bus bunching' })
  keyword!: unknown;
}

/** The keyword that was added, in lower case. */
export class AddedKeywordDto {
  /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(FEED_CATEGORY)
  category!: FeedCategory;
  /** @example "bus bunching" */
  keyword!: string;
}

/** The keyword that was removed. */
export class RemovedKeywordDto {
  /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
}

/** The rule for detecting a city in a text. */
export class CityRuleDto {
  /** @example "Words: Mumbai, bandra, andheri" */
  rule!: string;
  /** The city, by its id. @example mumbai */
  target!: string;
}
