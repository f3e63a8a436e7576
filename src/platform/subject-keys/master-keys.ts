import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { Config, StartRefused } from '../config/config';
import { secretFile } from '../config/secret-file';
import { decrypt, encrypt } from './aes-gcm';

const GENERATED_FILE = 'personal-data.key';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** The keys of PERSONAL_DATA_KEY_FILE, which wrap the keys of subjects. The first wraps; all unwrap. */
export class MasterKeys {
  private readonly current: Buffer;

  /** @param keys the current key, followed by earlier ones, of 32 bytes each */
  constructor(private readonly keys: readonly [Buffer, ...Buffer[]]) {
    this.current = keys[0];
  }

  /**
   * Reads the keys of the setting. Without the setting, a file with one key is created in DATA_DIR on first use.
   * @throws StartRefused if the file cannot be read, or has a line that is no key
   */
  static of({ settings }: Config): MasterKeys {
    const { PERSONAL_DATA_KEY_FILE: file, DATA_DIR } = settings;
    try {
      return new MasterKeys(
        keysIn(file === undefined ? generatedFile(DATA_DIR) : readFileSync(file, 'utf8')),
      );
    } catch (error) {
      throw new StartRefused('PERSONAL_DATA_KEY_FILE', error);
    }
  }

  /** Wraps the key of a subject, by the current key. */
  wrap(subject: string, key: Buffer): Buffer {
    const { nonce, ciphertext } = encrypt(this.current, subject, key);
    return Buffer.concat([nonce, ciphertext]);
  }

  /** Unwraps the key of a subject. @throws Error if none of the keys wrapped it, or it was changed */
  unwrap(subject: string, wrapped: Buffer): Buffer {
    for (const key of this.keys) {
      const found = unwrapBy(key, subject, wrapped);
      if (found) return found;
    }
    throw new Error(`no key of PERSONAL_DATA_KEY_FILE opens the key of ${subject}`);
  }

  /** Whether the current key wrapped the key of a subject. */
  isCurrent(subject: string, wrapped: Buffer): boolean {
    return unwrapBy(this.current, subject, wrapped) !== undefined;
  }
}

function unwrapBy(key: Buffer, subject: string, wrapped: Buffer): Buffer | undefined {
  const [nonce, ciphertext] = [wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES)];
  return decrypt(key, subject, { nonce, ciphertext });
}

function generatedFile(folder: string): string {
  return secretFile(folder, GENERATED_FILE, () => randomBytes(KEY_BYTES).toString('base64'));
}

/** @throws Error if there is no key, or a line is none */
function keysIn(text: string): [Buffer, ...Buffer[]] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first, ...others] = lines.map((line) => keyOf(line.trim()));
  if (first === undefined) throw new Error('the file is empty');
  return [first, ...others];
}

function keyOf(line: string): Buffer {
  const key = Buffer.from(line, 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== line)
    throw new Error('a line of the file is not base64 of 32 bytes');
  return key;
}
