import { createECDH } from 'node:crypto';
import { UnansweredName } from '../../platform/http-client/host-names';
import { resolvesToPrivateAddress } from '../../platform/http-client/public-address';

const MAX_LENGTH = 1000;
/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291). */
const [CURVE, KEY_BYTES, SECRET_BYTES] = ['prime256v1', 65, 16];
const UNCOMPRESSED = 4;

/** Where a browser receives messages, as the browser itself reports it. */
export interface PushEndpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The rule for each field. */
export const ENDPOINT_RULES: Readonly<Record<keyof PushEndpoint, string>> = {
  endpoint:
    'must be a URL by https at port 443, of 1,000 characters at the most, without a user, that leads to no private address',
  p256dh: 'must be a point of the curve P-256 in its uncompressed form, in base64url',
  auth: 'must be 16 bytes in base64url',
};

/**
 * The field that makes an endpoint unusable for messages, checked by its form only; the IP address of its host is
 * checked when a message is sent.
 * @param origins those the operator named in PUSH_ORIGINS
 * @returns undefined if messages may be sent
 */
export function wrongFieldOf(
  { endpoint, p256dh, auth }: PushEndpoint,
  origins: readonly string[],
): keyof PushEndpoint | undefined {
  if (!isAllowed(endpoint, origins)) return 'endpoint';
  if (!isKey(p256dh)) return 'p256dh';
  return bytesOf(auth).length === SECRET_BYTES ? undefined : 'auth';
}

/**
 * The field that makes an endpoint unusable, checked as `wrongFieldOf` does, and by the address of its host. A name
 * that no name server answers in time is accepted: the address is checked again when a message is sent.
 */
export async function wrongFieldNow(
  device: PushEndpoint,
  origins: readonly string[],
): Promise<keyof PushEndpoint | undefined> {
  const field = wrongFieldOf(device, origins);
  if (field) return field;
  const { origin, hostname } = new URL(device.endpoint);
  return !origins.includes(origin) && (await isInside(hostname)) ? 'endpoint' : undefined;
}

async function isInside(host: string): Promise<boolean> {
  try {
    return await resolvesToPrivateAddress(host);
  } catch (error) {
    if (error instanceof UnansweredName) return false;
    throw error;
  }
}

function isAllowed(endpoint: string, origins: readonly string[]): boolean {
  if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return false;
  const { origin, protocol, port, username, password } = new URL(endpoint);
  const isOpen = origins.includes(origin) || (protocol === 'https:' && port === '');
  return isOpen && username === '' && password === '';
}

/** Whether a message can be encrypted for a key: most strings of its length are not a point of the curve. */
function isKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes.length !== KEY_BYTES || bytes[0] !== UNCOMPRESSED) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

function bytesOf(text: string): Buffer {
  return /^[\w-]{1,100}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
}
