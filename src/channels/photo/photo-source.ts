import type { Clock } from '../../kernel/clock';
import type { Config } from '../../platform/config/config';
import { getJson, UpstreamFailure } from '../../platform/outbound/upstream';
import { type ChannelPost, ChannelSource, type PostMedia } from '../channel';
import { listOf, objectOf, textIn, timeOf, webUrl } from '../upstream-json';

const FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username,children{id,media_type,media_url,thumbnail_url}';
/** The platform answers shorter pages than asked for, and sometimes empty ones. */
const MOST_PAGES = 5;

/** Posts that mention an account of the photo platform (document 2, section 2.3). */
export class PhotoSource extends ChannelSource {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async read(count: number): Promise<ChannelPost[]> {
    const posts: ChannelPost[] = [];
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES && posts.length < count; page++) {
      const answer = objectOf(await this.page(count, after));
      if (!Array.isArray(answer.data))
        throw new UpstreamFailure('garbage', 'The photo platform answered no list');
      posts.push(...answer.data.flatMap((post) => postOf(objectOf(post), this.clock.now()) ?? []));
      const paging = objectOf(answer.paging);
      // The address of the next page is not followed as it is given: it may lead anywhere.
      after =
        paging.next === undefined ? undefined : textIn(objectOf(paging.cursors).after, 1000) || undefined;
      if (after === undefined) break;
    }
    return posts.slice(0, count);
  }

  private page(count: number, after: string | undefined): Promise<unknown> {
    const { PHOTO_API_URL, PHOTO_USER_ID, PHOTO_ACCESS_TOKEN } = this.config.settings;
    if (PHOTO_API_URL === undefined) throw new UpstreamFailure('unreachable', 'PHOTO_API_URL is not set');
    const query = new URLSearchParams({
      fields: FIELDS,
      limit: String(count),
      access_token: PHOTO_ACCESS_TOKEN ?? '',
    });
    if (after !== undefined) query.set('after', after);
    return getJson(`${PHOTO_API_URL}/${PHOTO_USER_ID}/tags?${query.toString()}`);
  }
}

function postOf(post: Record<string, unknown>, now: Date): ChannelPost | undefined {
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

/** An album is shown as what is in it; where the platform tells nothing of that, by its cover, a picture. */
function mediaOf(post: Record<string, unknown>, id: string, caption: string): PostMedia[] {
  const children = listOf(objectOf(post.children).data).map(objectOf);
  const parts = children.length > 0 ? children : [post];
  return parts.flatMap((part, index) => {
    const url = webUrl(part.media_url) ?? webUrl(part.thumbnail_url);
    if (url === undefined) return [];
    const type = part.media_type === 'VIDEO' ? 'video' : 'image';
    return [{ id: textIn(part.id, 200) || `${id}_${index + 1}`, url, type, caption }];
  });
}
