import type { ChannelPost } from './channel';

const MAX_PAGES = 5;
/** For all pages together: who looks at the wall does not wait longer. */
const DEADLINE_MS = 5000;

/** A page of an upstream, and where the next one is. */
export interface UpstreamPage {
  posts: ChannelPost[];
  next: string | undefined;
}

/**
 * Reads pages until there are enough posts, no more pages, or no time left. Platforms answer shorter pages than asked
 * for.
 * @throws what the first page fails with; without a later one there are fewer posts
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
  // A page may come twice.
  const unique = new Map(posts.map((post) => [post.externalId, post]));
  return [...unique.values()].slice(0, count);
}
