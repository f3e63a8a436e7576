import type { Actor } from '../kernel/people/actor';
import { CITIES } from '../kernel/cities';
import { MINUTE_MS } from '../kernel/time/durations';
import { mediaUrl } from '../kernel/media-types';
import { presentDetail } from '../issues';
import type { Channel, Feed, FeedPost } from './channel';
import type { Conversion } from './mention-conversion.service';
import type { ConvertedMentionDto, ConvertedMessageDto } from './dto/conversion.dto';
import type { ChatFeedDto, MentionFeedDto } from './dto/feed.dto';

/** The chat wall (docs/api/channels.md#chat-messages). */
export function presentChat(
  { mode, posts }: Feed,
  phoneNumberId: string,
  baseUrl: string,
  now: Date,
): ChatFeedDto {
  return {
    messages: posts.map((post) => ({
      id: post.externalId,
      text: post.text,
      from: post.author,
      fromName: post.authorName,
      ...presentHints('chat', post, baseUrl, now),
      location: post.location,
    })),
    mode,
    phoneNumberId,
  };
}

/** The wall of the photo or the microblog channel (docs/api/channels.md#mentions). */
export function presentMentions(
  channel: Channel,
  { mode, posts }: Feed,
  handle: string,
  baseUrl: string,
  now: Date,
): MentionFeedDto {
  return {
    mentions: posts.map((post) => ({
      id: post.externalId,
      text: post.text,
      user: `@${post.author}`,
      ...presentHints(channel, post, baseUrl, now),
      permalink: post.permalink ?? '',
    })),
    mode,
    handle,
  };
}

function presentHints(channel: Channel, post: FeedPost, baseUrl: string, now: Date) {
  const media = post.media.map(({ id, url, type, caption, mediaId }) => {
    return {
      id,
      url: mediaId === undefined ? url : mediaUrl(baseUrl, mediaId),
      type,
      source: channel,
      caption,
    };
  });
  return {
    timestamp: relative(post.sentAt, now),
    category_hint: post.category,
    city_hint: CITIES.find(({ slug }) => slug === post.city)?.displayName ?? '',
    images: media.filter(({ type }) => type === 'image'),
    videos: media.filter(({ type }) => type === 'video'),
  };
}

function relative(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`;
}

/** The issue that a chat message became (docs/api/channels.md#converted-issue). */
export function presentConvertedMessage({ issue }: Conversion, messageId: string): ConvertedMessageDto {
  const { id: issueId, title, status } = issue;
  return { issueId, title, status, source: 'chat', messageId, messageUrl: null };
}

/** The issue that a mention became, with the mention (docs/api/channels.md#converted-issue). */
export function presentConvertedMention(
  { issue }: Conversion,
  source: 'photo' | 'micro',
  microPostId: string,
  actor: Actor,
  baseUrl: string,
): ConvertedMentionDto {
  return { ...presentDetail(issue, actor, baseUrl), source, microPostId };
}
