import { createHmac } from 'node:crypto';

/** How long a code of an authenticator app is valid. */
export const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a secret in base32 at a time, by RFC 6238, computed without the library of the service. */
export function codeOf(secret: string, at: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
