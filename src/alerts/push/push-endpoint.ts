const MAX_LENGTH = 1000;
/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291). */
const [KEY_BYTES, SECRET_BYTES] = [65, 16];
const UNCOMPRESSED = 4;

/** Where a browser takes messages, as it says itself. */
export interface PushEndpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Whether messages may be sent to an endpoint, by its form alone; where its name leads is looked at when one is sent.
 * @param origins those the operator named in PUSH_ORIGINS
 */
export function isPushEndpoint(
  { endpoint, p256dh, auth }: PushEndpoint,
  origins: readonly string[],
): boolean {
  if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return false;
  const { origin, protocol, port, username, password } = new URL(endpoint);
  const isAllowed = origins.includes(origin) || (protocol === 'https:' && port === '');
  return (
    isAllowed && username === '' && password === '' && isKey(p256dh) && bytesOf(auth).length === SECRET_BYTES
  );
}

function isKey(text: string): boolean {
  const bytes = bytesOf(text);
  return bytes.length === KEY_BYTES && bytes[0] === UNCOMPRESSED;
}

function bytesOf(text: string): Buffer {
  return /^[\w-]{1,100}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
}
