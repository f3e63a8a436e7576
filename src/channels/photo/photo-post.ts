import type { ChannelPost, PostMedia } from '../channel';
import { listOf, objectOf, textIn, timeOf, webUrl } from '../upstream-json';

/** Parses a post of an answer; undefined if it has no id. */
export function postOf(post: Record<string, unknown>, now: Date): ChannelPost | undefined {
  const externalId = textIn(post.id, 50);
  if (!externalId) return undefined;
  const caption = textIn(post.caption, 5000);
  return {
    externalId,
    author: textIn(post.username, 200),
    authorName: '',
    text: caption,
    permalink: webUrl(post.permalink) ?? null,
    media: mediaOf(post, externalId, caption),
    location: null,
    sentAt: timeOf(post.timestamp, now),
  };
}

/** An album has its items; if the platform does not list them, its cover picture. */
function mediaOf(post: Record<string, unknown>, id: string, caption: string): PostMedia[] {
  const children = listOf(objectOf(post.children).data).map(objectOf);
  const parts = children.length > 0 ? children : [post];
  return parts.flatMap((part, index) => {
    const type = part.media_type === 'VIDEO' ? 'video' : 'image';
    const url = webUrl(part.media_url);
    if (url === undefined) return [];
    return [{ id: textIn(part.id, 200) || `${id}_${index + 1}`, url, type, caption }];
  });
}
