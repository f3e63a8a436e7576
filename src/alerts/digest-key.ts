const KEY = /^alert-digest:(sub_\w+):(\d+):(\d+)$/;

/** Which digest it is, in milliseconds. */
export interface DigestId {
  subscriptionId: string;
  /** What happened since then it tells of. */
  from: number;
  /** Up to then. */
  until: number;
}

/** By which a digest is known. */
export function digestKey({ subscriptionId, from, until }: DigestId): string {
  return `alert-digest:${subscriptionId}:${from}:${until}`;
}

/** The digest of a key; undefined where it is that of another mail. */
export function digestOf(key: string): DigestId | undefined {
  const [, subscriptionId, from, until] = KEY.exec(key) ?? [];
  if (subscriptionId === undefined) return undefined;
  return { subscriptionId, from: Number(from), until: Number(until) };
}
