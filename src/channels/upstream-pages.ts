import type { ChannelPost } from './channel';

const MAX_PAGES = 5;
/** The time limit for all pages together: a reader of the feed waits for them. */
const DEADLINE_MS = 5000;

/** A page of an upstream, and the cursor of the next one. */
export interface UpstreamPage {
  posts: ChannelPost[];
  next: string | undefined;
}

/**
 * Reads pages until there are enough posts, no more pages, or no time left. Platforms return shorter pages than
 * requested.
 * @throws the error of the first page; a later failure only means fewer posts
 */
export async function readPages(
  count: number,
  read: (after: string | undefined, timeoutMs: number) => Promise<UpstreamPage>,
): Promise<ChannelPost[]> {
  const deadline = performance.now() + DEADLINE_MS;
  const { posts, next } = await read(undefined, DEADLINE_MS);
  let after = next;
  const asked = new Set<string>();
  for (
    let page = 1;
    page < MAX_PAGES && posts.length < count && after !== undefined && !asked.has(after);
    page++
  ) {
    asked.add(after);
    const left = deadline - performance.now();
    if (left <= 0) break;
    const more = await read(after, left).catch(() => undefined);
    if (!more) break;
    posts.push(...more.posts);
    after = more.next;
  }
  // A post may occur on two pages.
  return firstOfEach(posts).slice(0, count);
}

/** Posts without repetitions; of several versions of a post the first one, as the newest come first. */
export function firstOfEach<Post extends Pick<ChannelPost, 'externalId'>>(posts: readonly Post[]): Post[] {
  const ids = new Set<string>();
  return posts.filter(({ externalId }) => !ids.has(externalId) && ids.add(externalId));
}
