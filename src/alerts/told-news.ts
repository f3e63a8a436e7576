import type { DigestNews } from './alert.queries';

/** A digest that was written to a subscription. */
export interface WrittenDigest {
  /** Up to when it is, in milliseconds since 1970. */
  until: number;
  createdAt: Date;
  /** The issues it names. */
  issueIds: readonly string[];
}

/**
 * Leaves out what one of the digests of a subscription had, before its issue was hidden or after it was shown again:
 * a digest reaches up to when it happened, and was written before its issue was hidden, or names the issue.
 * @param digests those that were written since the first of the news
 */
export function withoutTold(news: readonly DigestNews[], digests: readonly WrittenDigest[]): DigestNews[] {
  if (digests.length === 0) return [...news];
  const written = digests.map(({ until, createdAt, issueIds }) => {
    return { until, createdAt: createdAt.getTime(), issueIds: new Set(issueIds) };
  });
  return news.filter(({ issueId, at, hiddenAt, shownAt }) => {
    if (shownAt === null) return true;
    const [happened, hidden] = [at.getTime(), hiddenAt?.getTime() ?? -Infinity];
    return !written.some(
      ({ until, createdAt, issueIds }) => until >= happened && (createdAt < hidden || issueIds.has(issueId)),
    );
  });
}
