import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The result of an encryption: both parts are needed to decrypt. */
export interface Encrypted {
  nonce: Buffer;
  /** The ciphertext, followed by its authentication tag. */
  ciphertext: Buffer;
}

/**
 * Encrypts by AES-256-GCM with a new random nonce.
 * @param key 32 bytes
 * @param context additional data: decryption needs the same
 */
export function encrypt(key: Buffer, context: string, plain: Buffer): Encrypted {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext };
}

/** Decrypts. @returns undefined if the key or the context is another, or a byte was changed */
export function decrypt(key: Buffer, context: string, { nonce, ciphertext }: Encrypted): Buffer | undefined {
  if (nonce.length !== NONCE_BYTES || ciphertext.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES));
  const start = decipher.update(ciphertext.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    return undefined;
  }
}
