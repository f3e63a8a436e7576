import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { typedText } from '../../kernel/text/typed-text';

/** What every authenticator app supports (RFC 6238). */
const PARAMETERS = { issuer: 'Civic console', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** How many steps the clock of a device may differ, either way. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
/** A recovery code has this many characters between its hyphens. */
const GROUP = 4;

/** A new random secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which an authenticator app takes a secret. @param email names the account in the app */
export function uriOf(secret: string, email: string): string {
  return new TOTP({ ...PARAMETERS, label: email, secret }).toString();
}

/**
 * The step of 30 seconds whose code this is.
 * @returns undefined if it is the code of none that counts now, or no code
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library throws for other characters, of which six can be more than six bytes.
  if (!isOfApp(code)) return undefined;
  const totp = new TOTP({ ...PARAMETERS, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digitsOf(code), timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** New recovery codes, such as `k7fq-2mzx-5a3t-wp6b`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: arrayOf(randomBytes(RECOVERY_BYTES)) }).base32.toLowerCase();
    return text.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
  });
}

/** The hash that is stored of a recovery code, whose blanks, dashes and letter case do not count. */
export function hashOfRecoveryCode(code: string): string {
  const text = typedText(code)
    .toLowerCase()
    .replaceAll(/[ \p{Pd}]/gu, '');
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a text is formed like the code of an app; others are recovery codes. */
export const isOfApp = (code: string) => /^\d{6}$/.test(digitsOf(code));

/** Apps show blanks between the digits, and devices the digits of their language. */
const digitsOf = (code: string) => typedText(code).replaceAll(' ', '');

const arrayOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;
