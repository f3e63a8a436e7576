import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { StartRefused } from '../config/config';
import { decrypt, encrypt } from './aes-gcm';
import { MasterKeys } from './master-keys';
import { SubjectKeyQueries } from './subject-key.queries';

const KEY_BYTES = 32;
/** The subject of the key of digests, which is never destroyed. */
const DIGEST = 'digest';
const PREFIX = 'enc:v1:';
/** A subject may have colons, the parts after it have none. */
const SEALED = /^enc:v1:(.+):([\w-]{16}):([\w-]{22,})$/s;
/** How many keys one statement of a rotation replaces. */
const BATCH = 1000;

/** A sealed text, and the context it was sealed with. */
export interface SealedText {
  sealed: string;
  context: string;
}

/** Seals texts of one subject. */
export type Seal = (context: string, text: string) => string;

/** Whether a text was returned by `seal`. */
export function isSealed(text: string): boolean {
  return SEALED.test(text);
}

/**
 * Seals personal data, so that it can be erased where rows cannot be changed: each subject has one random key, and
 * what it sealed is unreadable once the key is destroyed. Keys are stored wrapped by those of PERSONAL_DATA_KEY_FILE.
 */
@Injectable()
export class SubjectKeysService implements OnModuleInit {
  private digestKey?: Buffer;

  constructor(
    private readonly masterKeys: MasterKeys,
    private readonly queries: SubjectKeyQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws StartRefused if the file has not the keys of this database: all data would be taken for erased */
  async onModuleInit(): Promise<void> {
    const wrapped = await this.keyOf(DIGEST);
    try {
      this.digestKey = this.masterKeys.unwrap(DIGEST, wrapped!);
    } catch (error) {
      throw new StartRefused(
        'PERSONAL_DATA_KEY_FILE',
        error,
        'Restore the file that belongs to this database.',
      );
    }
  }

  /**
   * Seals a text. A subject without a key gets one; what is sealed for a subject whose key was destroyed is erased.
   * @param subject the id of the account or sender the text is about
   * @param context what the text is, such as `audit.note`: `unseal` needs the same
   * @returns `enc:v1:<subject>:<nonce>:<ciphertext and tag>`, the last two in base64url
   */
  async seal(subject: string, context: string, text: string): Promise<string> {
    return (await this.sealer(subject))(context, text);
  }

  /** Reads the key of a subject once, to seal several texts. @returns seals a text with its context */
  async sealer(subject: string): Promise<Seal> {
    const wrapped = await this.keyOf(subject);
    // Nobody has this key: the text is erased as those that were sealed before the key of the subject was destroyed.
    const key = wrapped === null ? randomBytes(KEY_BYTES) : this.masterKeys.unwrap(subject, wrapped);
    return (context, text) => {
      const { nonce, ciphertext } = encrypt(key, context, Buffer.from(text));
      return `${PREFIX}${subject}:${nonce.toString('base64url')}:${ciphertext.toString('base64url')}`;
    };
  }

  /**
   * Opens a sealed text.
   * @returns null if it is erased, or was changed
   * @throws Error for a text that is not sealed
   */
  async unseal(sealed: string, context: string): Promise<string | null> {
    return (await this.unsealAll([{ sealed, context }]))[0]!;
  }

  /** Opens sealed texts with one statement, in their order; see `unseal`. */
  async unsealAll(texts: readonly SealedText[]): Promise<Array<string | null>> {
    const parts = texts.map(({ sealed, context }) => ({ ...partsOf(sealed), context }));
    const subjects = [...new Set(parts.map(({ subject }) => subject))];
    if (subjects.length === 0) return [];
    const keys = new Map<string, Buffer>();
    for (const [subject, wrapped] of await this.queries.of(subjects))
      if (wrapped !== null) keys.set(subject, this.masterKeys.unwrap(subject, wrapped));
    return parts.map(({ subject, context, ...encrypted }) => {
      const key = keys.get(subject);
      return (key && decrypt(key, context, encrypted)?.toString()) ?? null;
    });
  }

  /** Destroys the key of a subject: what was sealed for it, or will be, is erased. Safe to repeat. */
  async destroy(subject: string): Promise<void> {
    await this.queries.destroy(subject, this.clock.now());
  }

  /**
   * A digest by which a text can be recognised that is not kept, such as an address: HMAC-SHA-256, in hexadecimal.
   * Equal texts have equal digests, also after a rotation of PERSONAL_DATA_KEY_FILE.
   */
  digest(text: string): string {
    return createHmac('sha256', this.digestKey!).update(text).digest('hex');
  }

  /**
   * Wraps all keys by the current key of PERSONAL_DATA_KEY_FILE, beside a running service. Sealed texts stay as they
   * are. Safe to repeat.
   * @returns how many keys were wrapped again
   * @throws Error if a key was wrapped by none of the keys of the file
   */
  async rewrap(): Promise<number> {
    let count = 0;
    for (let last = ''; ;) {
      const keys = await this.queries.after(last, BATCH);
      if (keys.length === 0) return count;
      last = keys.at(-1)!.subjectId;
      const old = keys.filter(
        ({ subjectId, wrappedKey }) => !this.masterKeys.isCurrent(subjectId, wrappedKey),
      );
      count += await this.queries.replace(
        old.map(({ subjectId, wrappedKey }) => {
          const key = this.masterKeys.unwrap(subjectId, wrappedKey);
          return { subjectId, old: wrappedKey, new: this.masterKeys.wrap(subjectId, key) };
        }),
      );
    }
  }

  /** The wrapped key of a subject, which is created if there was none; null: destroyed. */
  private async keyOf(subject: string): Promise<Buffer | null> {
    const known = (await this.queries.of([subject])).get(subject);
    if (known !== undefined) return known;
    await this.queries.add(subject, this.masterKeys.wrap(subject, randomBytes(KEY_BYTES)), this.clock.now());
    // Another transaction may have been first.
    return (await this.queries.of([subject])).get(subject)!;
  }
}

function partsOf(sealed: string): { subject: string; nonce: Buffer; ciphertext: Buffer } {
  const [, subject, nonce, ciphertext] = SEALED.exec(sealed) ?? [];
  if (subject === undefined) throw new Error('the text is not sealed');
  return {
    subject,
    nonce: Buffer.from(nonce!, 'base64url'),
    ciphertext: Buffer.from(ciphertext!, 'base64url'),
  };
}
