import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { CONSOLE_CHANNELS, type ConsoleChannel } from '../../channels';
import type { FeedCategory } from '../../kernel/categories';
import { FEED_CATEGORY } from '../../kernel/named-values';
import { TIME_OF_DAY } from '../../kernel/time-of-day';
import { Count, Formed, Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { fieldRule } from '../../api/validation/field-rule';
import { Flag, Optional, Pattern, Whole } from '../../api/validation/fields';

const CHANNEL = { enum: CONSOLE_CHANNELS, enumName: 'ConsoleChannel' };
const COLOUR = /^#[0-9A-F]{6}$/;
const RATE_CAP = { minimum: 1, maximum: 1000 };

const TimeOfDay = (): PropertyDecorator => Pattern(TIME_OF_DAY, 'must be a time of day such as 22:00');

/** A member that is taken as it comes. @param shown what the document says of it */
const Anything = (shown: ApiPropertyOptions): PropertyDecorator =>
  fieldRule('anything', () => undefined, shown);

/** A channel: how it is set up, and how it has been doing. */
export class ChannelConfigDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  /** @example Chat */
  name!: string;
  @Formed(COLOUR, '#1E8E5A')
  color!: string;
  /** Whether samples are shown in place of what people really say. */
  demoMode!: boolean;
  /** Always demo while demoMode is on. */
  @Literal('connected', 'degraded', 'demo', 'not_configured')
  connectionStatus!: 'connected' | 'degraded' | 'demo' | 'not_configured';
  /** Our own name on the channel. @example demo_phone */
  handle!: string;
  /** Whether there is a credential for it. */
  hasSecret!: boolean;
  /** The end of the credential at the most; null without one. @example ••••form */
  secretMasked!: string | null;
  /** What the platform sends back to verify the webhook; of the chat channel only. */
  webhookVerifyToken!: string | null;
  /** Where the platform delivers to; of the chat channel only. */
  webhookUrl!: string | null;
  /** When the newest post came in. */
  @Moment()
  lastReceived!: string | null;
  /** When it was last tested or read. */
  @Moment()
  lastCheckedAt!: string | null;
  /** Why it failed last; null when it did not. */
  lastError!: string | null;
  /** The part of the requests that failed. @example 0.02 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  errorRate!: number;
  @Count()
  requestCount!: number;
}

/** How a test of a channel went. */
export class ChannelTestDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  ok!: boolean;
  @Literal('live', 'demo')
  mode!: 'live' | 'demo';
  /** @example "The channel answers" */
  message!: string;
}

/** Whether a channel is to show samples; switched without it. */
export class WantedDemoModeDto {
  /** @example true */
  @Optional()
  @Flag()
  demoMode?: boolean;
}

/** Whether a channel shows samples. */
export class DemoModeDto {
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  demoMode!: boolean;
}

/** A post in the inbox. */
export class ChannelMentionDto {
  /** @example men_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The name of its channel. @example Chat */
  chanLabel!: string;
  /** Who wrote it, as the channel names them. @example "Ravi Menon" */
  from!: string;
  /** At most 280 characters of it. @example "There is a pothole at the signal" */
  text!: string;
  /** How long ago it came in. @example 5m */
  time!: string;
  /** Whether it is a sample, for trying the console, which nobody has posted. */
  sample!: boolean;
  converted!: boolean;
  /** The issue it became; null as long as it is none. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  convertedIssueId!: string | null;
}

/** What was read of a channel. */
export class SyncedMentionsDto {
  @Count()
  fetched!: number;
  /** How many of them were not in the inbox yet. */
  @Count()
  inserted!: number;
  @Literal('live', 'demo')
  mode!: 'live' | 'demo';
}

/** The issue of a post. */
export class ConvertedChannelMentionDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** Whether it was one before: then nothing was changed. */
  alreadyConverted!: boolean;
}

/** A text that is sent to people. */
export class OutboundTemplateDto {
  /** @example status_ack */
  key!: string;
  /** @example Acknowledged */
  name!: string;
  body!: string;
  active!: boolean;
}

/** A message to somebody, and what became of it. */
export class OutboundDeliveryDto {
  /** @example dlv_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CHANNEL)
  channel!: ConsoleChannel;
  /** The end of the recipient's address at the most. @example •••678 */
  toMasked!: string;
  /** @example status_ack */
  templateKey!: string;
  /** retrying: it is still to be sent. */
  @Literal('sent', 'failed', 'retrying')
  status!: 'sent' | 'failed' | 'retrying';
  @Moment()
  createdAt!: string;
}

/** When nobody is written to, and how often anyone is. */
export class SendLimitsDto {
  @Literal('default')
  id!: 'default';
  /** When the quiet hours begin, in the time zone of the city. */
  @Formed(TIME_OF_DAY, '22:00')
  quietFrom!: string;
  /** When they end; equal to their beginning there are none. */
  @Formed(TIME_OF_DAY, '08:00')
  quietTo!: string;
  /** How many messages one person gets in an hour at the most. */
  @Integer(RATE_CAP)
  rateCapPerHour!: number;
}

/** What is to change; what is left out stays. */
export class ChangeSendLimitsDto {
  /** @example 21:30 */
  @Optional()
  @TimeOfDay()
  quietFrom?: string;
  /** @example 07:30 */
  @Optional()
  @TimeOfDay()
  quietTo?: string;
  /** @example 5 */
  @Optional()
  @Whole(RATE_CAP.minimum, RATE_CAP.maximum)
  rateCapPerHour?: number;
}

/** The office a category goes to. */
export class CategoryOfficeDto {
  @ValueOf(FEED_CATEGORY)
  category!: FeedCategory;
  /** The name of a department, or Unassigned. @example "Roads and Traffic Department" */
  office!: string;
}

/** A keyword that tells a category. */
export class CategoryKeywordDto {
  /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example pothole */
  keyword!: string;
}

/** The keywords of a category; none where it has none. */
export class CategoryKeywordsDto {
  @ValueOf(FEED_CATEGORY)
  category!: FeedCategory;
  keywords!: CategoryKeywordDto[];
}

/** A keyword for a category. The handler looks at both: the contract wants 500 where one is missing. */
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

/** How a city is recognised in a text. */
export class CityRuleDto {
  /** @example "Words: Mumbai, bandra, andheri" */
  rule!: string;
  /** The city, by its id. @example mumbai */
  target!: string;
}
