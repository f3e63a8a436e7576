import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Busy } from '../../platform/http/domain-error';

/** What OWASP advises for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes 19 MiB and a processor for some hundredths of a second. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

/** A password nobody can guess, of 16 characters, to be shown once. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Hashes and checks passwords with argon2id. The library is loaded with the first of them. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: Array<() => void> = [];
  private decoy?: Promise<string>;

  /**
   * The hash of a password, as a PHC string.
   * @throws Busy when too many wait for their turn
   */
  hash(password: string): Promise<string> {
    return this.inTurn(async () => {
      const { argon2id, hash } = await import('argon2');
      return hash(password, { type: argon2id, ...COST });
    });
  }

  /**
   * Whether a password is the one a hash was made of. Without a hash it takes as long and is not: who asks cannot
   * tell an unknown account from a wrong password.
   * @throws Busy when too many wait for their turn
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const against = hash ?? (await this.decoyHash());
    const matches = await this.inTurn(async () => (await import('argon2')).verify(against, password));
    return matches && hash !== undefined;
  }

  /** A hash of no account's password, made once; where that fails, the next caller tries again. */
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
      // Whoever goes next takes the place over.
      if (next) next();
      else this.running--;
    }
  }
}
