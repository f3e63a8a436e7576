import { randomBytes } from 'node:crypto';

const BYTES = 32;
const PREFIX = 'whsec_';

/** A secret that was replaced. */
export interface FormerSecret {
  secret: string;
  /** Until when deliveries are signed with it, too (ISO 8601). */
  until: string;
}

/** A new secret in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}

/** Those of former secrets that deliveries are signed with, too. */
export function stillGood(former: readonly FormerSecret[], now: Date): FormerSecret[] {
  return former.filter(({ until }) => Date.parse(until) > now.getTime());
}
