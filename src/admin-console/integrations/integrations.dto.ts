import { z } from 'zod';
import { DESK_CHANNELS } from '../../channels/channel-settings.service';
import { FEED_CATEGORIES } from '../../kernel/categories';
import { dto } from '../../platform/http/dto';

const text = z.string();
const channel = z.enum(DESK_CHANNELS);
const mode = z.enum(['live', 'demo']);

export class ChannelConfigDto extends dto(
  z
    .strictObject({
      channel,
      name: text,
      color: text,
      demoMode: z.boolean(),
      connectionStatus: z.enum(['connected', 'degraded', 'demo', 'not_configured']),
      handle: text,
      hasSecret: z.boolean(),
      secretMasked: text.nullable(),
      webhookVerifyToken: text.nullable(),
      webhookUrl: text.nullable(),
      lastReceived: z.iso.datetime().nullable(),
      lastCheckedAt: z.iso.datetime().nullable(),
      lastError: text.nullable(),
      errorRate: z.number().min(0).max(1),
      requestCount: z.int().min(0),
    })
    .meta({ id: 'ChannelConfig' }),
) {}

export class ChannelTestDto extends dto(
  z.strictObject({ channel, ok: z.boolean(), mode, message: text }).meta({ id: 'ChannelTest' }),
) {}
export class DemoModeDto extends dto(
  z.strictObject({ channel, demoMode: z.boolean() }).meta({ id: 'DemoMode' }),
) {}

export class MentionDto extends dto(
  z
    .strictObject({
      id: text,
      chanLabel: text,
      from: text,
      text,
      time: text,
      converted: z.boolean(),
      convertedIssueId: text.nullable(),
    })
    .meta({ id: 'ChannelMention' }),
) {}
export class SyncedDto extends dto(
  z.strictObject({ fetched: z.int().min(0), inserted: z.int().min(0), mode }).meta({ id: 'SyncedMentions' }),
) {}
export class ConvertedDto extends dto(
  z.strictObject({ issueId: text, alreadyConverted: z.boolean() }).meta({ id: 'ConvertedMention' }),
) {}

export class TemplateDto extends dto(
  z.strictObject({ key: text, name: text, body: text, active: z.boolean() }).meta({ id: 'OutboundTemplate' }),
) {}
export class DeliveryDto extends dto(
  z
    .strictObject({
      id: text,
      channel,
      toMasked: text,
      templateKey: text,
      status: z.enum(['sent', 'failed', 'retrying']),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'OutboundDelivery' }),
) {}

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 22:00');
const cap = z.int().min(1).max(1000);
export class SendLimitsDto extends dto(
  z
    .strictObject({ id: z.literal('default'), quietFrom: time, quietTo: time, rateCapPerHour: cap })
    .meta({ id: 'SendLimits' }),
) {}
export class ChangeSendLimitsDto extends dto(
  z
    .object({ quietFrom: time.optional(), quietTo: time.optional(), rateCapPerHour: cap.optional() })
    .meta({ id: 'ChangeSendLimits' }),
) {}

export class CategoryOfficeDto extends dto(
  z.strictObject({ category: z.enum(FEED_CATEGORIES), office: text }).meta({ id: 'CategoryOffice' }),
) {}
export class CategoryKeywordsDto extends dto(
  z
    .strictObject({
      category: z.enum(FEED_CATEGORIES),
      keywords: z.array(z.strictObject({ id: text, keyword: text })),
    })
    .meta({ id: 'CategoryKeywords' }),
) {}
/** What is missing is answered 500 (document 3, section 4.5, rule 4); so it is looked at by the service. */
export class AddKeywordDto extends dto(
  z.looseObject({}).meta({
    id: 'AddKeyword',
    override: {
      type: 'object',
      required: ['category', 'keyword'],
      properties: {
        category: { type: 'string', enum: [...FEED_CATEGORIES] },
        keyword: { type: 'string', minLength: 2, maxLength: 60 },
      },
    },
  }),
) {}
export class KeywordDto extends dto(
  z.strictObject({ id: text, category: z.enum(FEED_CATEGORIES), keyword: text }).meta({ id: 'AddedKeyword' }),
) {}
export class RemovedKeywordDto extends dto(z.strictObject({ id: text }).meta({ id: 'RemovedKeyword' })) {}
export class CityRuleDto extends dto(z.strictObject({ rule: text, target: text }).meta({ id: 'CityRule' })) {}
