const KEY = /^alert-digest:(sub_\w+):(\d+):(\d+)(?::(\d+))?$/;

/** Which digest it is, in milliseconds. */
export interface DigestId {
  subscriptionId: string;
  /** What happened since then it tells of. */
  from: number;
  /** Up to then. */
  until: number;
  /** Of issues that were shown again it knew those up to then; undefined: by the release before, which did not say. */
  readAt: number | undefined;
}

/** By which a digest is known. */
export function digestKey({ subscriptionId, from, until, readAt }: DigestId & { readAt: number }): string {
  return `alert-digest:${subscriptionId}:${from}:${until}:${readAt}`;
}

/** The digest of a key; undefined where it is that of another mail. */
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
