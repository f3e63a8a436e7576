const KEY = /^alert:(sub_\w+):\d+$/;

/**
 * The key that identifies a mail about an issue to a follower.
 * @param newestEvent the id of the newest event in the mail
 */
export function followerMailKey(subscriptionId: string, newestEvent: string): string {
  return `alert:${subscriptionId}:${newestEvent}`;
}

/** The id of the subscription in such a key; undefined if it is the key of another mail. */
export function subscriptionOf(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}
