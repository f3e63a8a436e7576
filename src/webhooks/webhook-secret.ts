import { randomBytes } from 'node:crypto';

const BYTES = 32;
const PREFIX = 'whsec_';

/** A secret that was replaced. */
export interface FormerSecret {
  secret: string;
  /** Until when deliveries are also signed with it (ISO 8601). */
  until: string;
}

/** A new secret in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}

/** The former secrets that deliveries are still signed with. */
export function unexpiredSecrets(former: readonly FormerSecret[], now: Date): FormerSecret[] {
  return former.filter(({ until }) => Date.parse(until) > now.getTime());
}
