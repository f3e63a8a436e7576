import type { DigestEvent } from '../alert.queries';

/** A digest that was sent or waits to be sent; times are in milliseconds. */
export interface SentDigest {
  until: number;
  /** The time up to which the digest included events of issues that were shown again; undefined: it is not known. */
  readAt: number | undefined;
  createdAt: number;
  /** The ids of the issues it names, each between blanks: a list of them would cost five times as much. */
  issueIds: string;
}

/**
 * Whether a digest of a subscription covered an event of an issue that was shown again, by name or in the number of
 * omitted events. The digest must reach up to the event, and it must have been written before the issue was first
 * hidden, or have included the issue as shown again, or name the issue. Withdrawn digests no longer exist.
 */
export function isReported(
  { issueId, at, hiddenAt, shownAt }: Pick<DigestEvent, 'issueId' | 'at' | 'hiddenAt' | 'shownAt'>,
  digests: readonly SentDigest[],
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
