import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator-error';

/** A shorter file is damaged, by a full disk or a power failure. */
const MIN_SECRET_LENGTH = 32;

/**
 * A secret in a file of the data folder, readable only by its owner and created on first use. Concurrent starts use the
 * same one.
 * @throws Error if the file is too short for a secret
 * @param make returns the content of a new file
 */
export function secretFile(
  folder: string,
  name: string,
  make: () => string = () => randomBytes(48).toString('base64url'),
): string {
  const file = join(folder, name);
  const known = readSecret(file);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeDurably(draft, make());
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? secretFile(folder, name, make);
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (Buffer.byteLength(secret) >= MIN_SECRET_LENGTH) return secret;
  throw new OperatorError(
    `${file} holds no whole secret. Restore it from a backup, or delete it to have a new one made.`,
  );
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
