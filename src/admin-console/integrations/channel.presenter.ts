import { maskPhone } from '../../personal-data';
import type { ChannelSync, ConsoleChannel, ListedChannel, SendLimits } from '../../channels';
import { mediaUrl } from '../../kernel/media-types';
import { timeAgo } from '../../kernel/time/time-ago';
import type { Config } from '../../platform/config/config';
import type { ChannelTest, ShownDemo } from './integration-actions.service';
import type { ConvertedMention, HiddenMention, ListedMention } from './mention-actions.service';
import type {
  ChannelConfigDto,
  ChannelMentionDto,
  ChannelTestDto,
  ConvertedChannelMentionDto,
  DemoModeDto,
  HiddenMentionDto,
  OutboundDeliveryDto,
  OutboundTemplateDto,
  PostPlaceDto,
  SendLimitsDto,
  SyncedMentionsDto,
} from './integrations.dto';
import type { DeliveryRow, TemplateRow } from './integration.queries';

const NAMES: Record<ConsoleChannel, { name: string; color: string }> = {
  chat: { name: 'Chat', color: '#1E8E5A' },
  photo: { name: 'Photo', color: '#C13584' },
  micro: { name: 'Micro', color: '#1D5FBF' },
  platform: { name: 'Platform', color: '#FB4A2E' },
};

/** The access data of a channel from the settings. */
interface Access {
  handle: string;
  secret: string | undefined;
  webhookVerifyToken: string | null;
  webhookUrl: string | null;
}

/** A channel for city staff (docs/api/console-feed.md#channels). */
export function presentChannel(state: ListedChannel, config: Config): ChannelConfigDto {
  const { channel, isConfigured, demoMode, lastCheckedAt, lastError, requests, errors, lastReceived } = state;
  const { handle, secret, webhookVerifyToken, webhookUrl } = accessOf(channel, config);
  return {
    channel,
    ...NAMES[channel],
    demoMode,
    connectionStatus: demoMode
      ? 'demo'
      : !isConfigured
        ? 'not_configured'
        : lastError === null
          ? 'connected'
          : 'degraded',
    handle,
    hasSecret: secret !== undefined,
    secretMasked: secret === undefined ? null : `••••${secret.length > 8 ? secret.slice(-4) : ''}`,
    webhookVerifyToken,
    webhookUrl,
    lastReceived: lastReceived?.toISOString() ?? null,
    lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
    lastError,
    errorRate: requests === 0 ? 0 : Math.round((errors / requests) * 1000) / 1000,
    requestCount: requests,
  };
}

function accessOf(channel: ConsoleChannel, { settings, publicBaseUrl }: Config): Access {
  const none = { webhookVerifyToken: null, webhookUrl: null };
  switch (channel) {
    case 'chat':
      return {
        handle: settings.CHAT_PHONE_NUMBER_ID,
        secret: settings.CHAT_TOKEN,
        webhookVerifyToken: settings.CHAT_VERIFY_TOKEN,
        webhookUrl: `${publicBaseUrl}/api/chat/webhook`,
      };
    case 'photo':
      return { handle: `@${settings.PHOTO_HANDLE}`, secret: settings.PHOTO_ACCESS_TOKEN, ...none };
    case 'micro':
      return { handle: `@${settings.MICRO_HANDLE}`, secret: settings.MICRO_BEARER_TOKEN, ...none };
    default:
      return { handle: publicBaseUrl, secret: undefined, ...none };
  }
}

/** The result of a test of a channel. */
export function presentChannelTest({ channel, ok, mode, message }: ChannelTest): ChannelTestDto {
  return { channel, ok, mode, message };
}

/** Whether a channel is in demonstration mode. */
export function presentDemoMode({ channel, demoMode }: ShownDemo): DemoModeDto {
  return { channel, demoMode };
}

/** How many posts of a channel were read into the inbox. */
export function presentSync({ fetched, inserted, mode }: ChannelSync): SyncedMentionsDto {
  return { fetched, inserted, mode };
}

/** The issue of a post. */
export function presentConversion({
  issueId,
  alreadyConverted,
}: ConvertedMention): ConvertedChannelMentionDto {
  return { issueId, alreadyConverted };
}

/** Whether a post is off the public walls. */
export function presentHidden({ id, hidden }: HiddenMention): HiddenMentionDto {
  return { id, hidden };
}

/** The posts in the inbox. */
export function presentMentions(
  rows: readonly ListedMention[],
  baseUrl: string,
  now: Date,
): ChannelMentionDto[] {
  return rows.map((row) => presentMention(row, baseUrl, now.getTime()));
}

function presentMention(
  { id, channel, from, text, personal, location, media, receivedAt, issueId, demo, hidden }: ListedMention,
  baseUrl: string,
  now: number,
): ChannelMentionDto {
  return {
    id,
    chanLabel: NAMES[channel].name,
    from: channel === 'chat' && !/\p{L}/u.test(from) ? maskPhone(from) : from,
    text,
    personal: personal.map(({ kind, start, end }) => ({ kind, start, end })),
    location: location && presentLocation(location),
    media: media.map(({ type, url, mediaId }) => ({
      type,
      url: mediaId === undefined ? url : mediaUrl(baseUrl, mediaId),
    })),
    time: timeAgo(receivedAt.getTime(), now),
    sample: demo,
    converted: issueId !== null,
    convertedIssueId: issueId,
    hidden,
  };
}

function presentLocation({ lat, lng, name, address }: NonNullable<ListedMention['location']>): PostPlaceDto {
  return { lat, lng, name: name ?? '', address: address ?? '' };
}

/** An outbound message, sent or waiting. */
export function presentDelivery(delivery: DeliveryRow): OutboundDeliveryDto {
  const shown = delivery.recipient.length > 6 ? delivery.recipient.slice(-3) : '';
  return {
    id: delivery.id,
    channel: delivery.channel,
    toMasked: `•••${shown}`,
    templateKey: delivery.templateKey,
    status: delivery.status,
    createdAt: delivery.createdAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
    readAt: delivery.readAt?.toISOString() ?? null,
    errorCode: delivery.errorCode,
  };
}

/** A template of an outbound message. */
export function presentTemplate({ key, name, body, active }: TemplateRow): OutboundTemplateDto {
  return { key, name, body, active };
}

/** The quiet hours, and the maximum number of messages per hour. */
export function presentLimits({ quietFrom, quietTo, rateCapPerHour }: SendLimits): SendLimitsDto {
  return { id: 'default', quietFrom, quietTo, rateCapPerHour };
}
