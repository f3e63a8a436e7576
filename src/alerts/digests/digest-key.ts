const KEY = /^alert-digest:(sub_\w+):(\d+):(\d+)(?::(\d+))?$/;

/** Identifies a digest; times are in milliseconds. */
export interface DigestId {
  subscriptionId: string;
  /** The digest covers events since this time. */
  from: number;
  /** The digest covers events up to this time. */
  until: number;
  /**
   * The time up to which the digest included events of issues that were shown again; undefined: the previous release
   * wrote the key, without this time.
   */
  readAt: number | undefined;
}

/** The key that identifies a digest. */
export function digestKey({ subscriptionId, from, until, readAt }: DigestId & { readAt: number }): string {
  return `alert-digest:${subscriptionId}:${from}:${until}:${readAt}`;
}

/** The digest of a key; undefined if it is the key of another mail. */
export function digestOf(key: string): DigestId | undefined {
  const [, subscriptionId, from, until, readAt] = KEY.exec(key) ?? [];
  if (subscriptionId === undefined) return undefined;
  return {
    subscriptionId,
    from: Number(from),
    until: Number(until),
    readAt: readAt === undefined ? undefined : Number(readAt),
  };
}
