import { randomBytes } from 'node:crypto';

const BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}
