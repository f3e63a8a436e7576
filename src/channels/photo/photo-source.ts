import type { Clock } from '../../kernel/time/clock';
import type { Config } from '../../platform/config/config';
import { getJson, UpstreamFailure } from '../../platform/http-client/upstream';
import { type ChannelPost, ChannelSource } from '../channel';
import { type UpstreamPage, readPages } from '../upstream-pages';
import { objectOf, textIn } from '../upstream-json';
import { postOf } from './photo-post';

const FIELDS =
  'id,caption,media_type,media_url,permalink,timestamp,username,children{id,media_type,media_url}';
/** Posts that mention an account of the photo platform (docs/api/channels.md#mentions). */
export class PhotoSource extends ChannelSource {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override read(count: number): Promise<ChannelPost[]> {
    return readPages(count, (after, timeoutMs) => this.page(count, after, timeoutMs));
  }

  /** Requests the next page by its cursor. The URL the platform gives is not used, as it could lead anywhere. */
  private async page(count: number, after: string | undefined, timeoutMs: number): Promise<UpstreamPage> {
    const { PHOTO_API_URL, PHOTO_USER_ID, PHOTO_ACCESS_TOKEN } = this.config.settings;
    if (PHOTO_API_URL === undefined) throw new UpstreamFailure('PHOTO_API_URL is not set');
    const query = new URLSearchParams({
      fields: FIELDS,
      limit: String(count),
      access_token: PHOTO_ACCESS_TOKEN ?? '',
    });
    if (after !== undefined) query.set('after', after);
    const url = `${PHOTO_API_URL}/${PHOTO_USER_ID}/tags?${query.toString()}`;
    const answer = objectOf(await getJson(url, { timeoutMs }));
    if (!Array.isArray(answer.data)) throw new UpstreamFailure('The photo platform answered no list');
    const paging = objectOf(answer.paging);
    return {
      posts: answer.data.flatMap((post) => postOf(objectOf(post), this.clock.now()) ?? []),
      next: paging.next === undefined ? undefined : textIn(objectOf(paging.cursors).after, 1000) || undefined,
    };
  }
}
