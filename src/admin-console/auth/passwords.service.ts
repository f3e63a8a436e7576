import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Busy } from '../../platform/http/domain-error';

/** The parameters OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each hash takes 19 MiB of memory, and some hundredths of a second of processor time. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

/** A random password of 16 characters, to be shown once. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Hashes and checks passwords with argon2id. The library is loaded on first use. */
@Injectable()
export class PasswordsService {
  private running = 0;
  private readonly waiting: Array<() => void> = [];
  private decoy?: Promise<string>;

  /**
   * The hash of a password, as a PHC string.
   * @throws Busy if too many requests are waiting
   */
  hash(password: string): Promise<string> {
    return this.inTurn(async () => {
      const { argon2id, hash } = await import('argon2');
      return hash(password, { type: argon2id, ...COST });
    });
  }

  /**
   * Whether a password matches a hash. Without a hash the result is false after the same time, so that a client cannot
   * distinguish an unknown account from a wrong password.
   * @throws Busy if too many requests are waiting
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const against = hash ?? (await this.decoyHash());
    const matches = await this.inTurn(async () => (await import('argon2')).verify(against, password));
    return matches && hash !== undefined;
  }

  /** A hash that belongs to no account, computed once; if that fails, the next call tries again. */
  private decoyHash(): Promise<string> {
    this.decoy ??= this.hash('nobody has this one').catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    });
    return this.decoy;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_AT_ONCE) {
      if (this.waiting.length >= MAX_WAITING) throw new Busy();
      await new Promise<void>((go) => this.waiting.push(go));
    } else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The slot is passed to the next waiting caller.
      if (next) next();
      else this.running--;
    }
  }
}
