/** The library has no types of its own; these cover what is used of it. */
declare module 'web-push' {
  interface Subscription {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    /** How long the push service keeps a message, in seconds. */
    TTL: number;
    /** A later message with the same topic replaces one that waits. */
    topic?: string;
  }
  interface RequestDetails {
    endpoint: string;
    headers: Record<string, string | number>;
    body: Buffer;
  }
  /** Node.js sees only the default export of the module. */
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(to: Subscription, payload: string, options: Options): RequestDetails;
  };
  export default webPush;
}
