import type { DigestNews } from './alert.queries';

/** A digest that somebody has, or that waits to be sent; times in milliseconds. */
export interface ToldDigest {
  until: number;
  /** Of issues that were shown again it knew those up to then; undefined: it is not known. */
  readAt: number | undefined;
  createdAt: number;
  /** The issues it names, each between blanks: in a list of them they would cost five times as much. */
  issueIds: string;
}

/**
 * Whether one of the digests of a subscription told of an event of an issue that was shown again, by name or in the
 * number of those it left out: it reached up to when that happened, and was written before the issue was hidden first,
 * or knew that it was shown again, or names it. Those that were taken back are no more.
 */
export function isTold(
  { issueId, at, hiddenAt, shownAt }: Pick<DigestNews, 'issueId' | 'at' | 'hiddenAt' | 'shownAt'>,
  digests: readonly ToldDigest[],
): boolean {
  const happened = at.getTime();
  const hidden = hiddenAt?.getTime() ?? -Infinity;
  const shown = shownAt?.getTime() ?? Infinity;
  const name = ` ${issueId} `;
  return digests.some(
    ({ until, readAt, createdAt, issueIds }) =>
      until >= happened &&
      (createdAt < hidden || (readAt !== undefined && readAt >= shown) || issueIds.includes(name)),
  );
}
