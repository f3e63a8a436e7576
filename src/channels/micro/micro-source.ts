import type { Clock } from '../../kernel/time/clock';
import type { Config } from '../../platform/config/config';
import { getJson, UpstreamFailure } from '../../platform/http-client/upstream';
import { type ChannelPost, ChannelSource } from '../channel';
import { type UpstreamPage, readPages } from '../upstream-pages';
import { objectOf, textIn } from '../upstream-json';
import { postsOf } from './micro-posts';

/** Posts that mention an account of the microblog platform (docs/api/channels.md#mentions). */
export class MicroSource extends ChannelSource {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override read(count: number): Promise<ChannelPost[]> {
    return readPages(count, (token, timeoutMs) => this.page(count, token, timeoutMs));
  }

  private async page(count: number, token: string | undefined, timeoutMs: number): Promise<UpstreamPage> {
    const { MICRO_API_URL, MICRO_USER_ID, MICRO_BEARER_TOKEN } = this.config.settings;
    if (MICRO_API_URL === undefined) throw new UpstreamFailure('MICRO_API_URL is not set');
    const query = new URLSearchParams({
      max_results: String(count),
      expansions: 'author_id,attachments.media_keys,geo.place_id',
      'tweet.fields': 'created_at,author_id,attachments,geo,note_tweet,edit_history_tweet_ids',
      'user.fields': 'name,username',
      'media.fields': 'url,type,preview_image_url',
      'place.fields': 'full_name',
    });
    if (token !== undefined) query.set('pagination_token', token);
    const url = `${MICRO_API_URL}/2/users/${MICRO_USER_ID}/mentions?${query.toString()}`;
    const headers = { Authorization: `Bearer ${MICRO_BEARER_TOKEN}` };
    const answer = objectOf(await getJson(url, { headers, timeoutMs }));
    const { result_count: results, next_token: next } = objectOf(answer.meta);
    // A page without posts has no `data`.
    if (!Array.isArray(answer.data) && results !== 0)
      throw new UpstreamFailure('The microblog platform answered no list');
    return { posts: postsOf(answer, this.clock.now()), next: textIn(next, 1000) || undefined };
  }
}
