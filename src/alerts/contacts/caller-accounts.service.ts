import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, Repository } from 'typeorm';
import { CityStaffAccountService } from '../../auth';
import type { CitySlug } from '../../kernel/cities';
import { emailKey } from '../../kernel/text/email-address';
import { visibleDigits } from '../../kernel/text/typed-text';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { insertNew } from '../../platform/database/returning';
import { ClaimSignature } from '../../platform/http/claim-signature';
import { CallerAccount } from '../entities/caller-account.entity';
import type { Contact } from './contact';

/** Numbers of a country are compared without its code, or the zero that stands for it. */
const NATIONAL_DIGITS = 10;

/**
 * The accounts of people who reached city staff without one, so that each supports an issue once. Numbers and addresses
 * are not stored, only what they are recognised by.
 */
@Injectable()
export class CallerAccountsService {
  private readonly signature: ClaimSignature;

  constructor(
    @InjectRepository(CallerAccount) private readonly callers: Repository<CallerAccount>,
    private readonly accounts: CityStaffAccountService,
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.signature = new ClaimSignature(config.jwtSecret, 'caller');
  }

  /**
   * The account of a person, made the first time; known by the phone number or the email address. Call it in a
   * transaction.
   * @returns its id; undefined for somebody without both
   */
  async of(contact: Contact, city: CitySlug): Promise<string | undefined> {
    const keys = this.keysOf(contact);
    const [first] = keys;
    if (first === undefined) return undefined;
    // Two calls at once would both make an account.
    for (const key of [...keys].sort()) await this.database.takeTurns(`caller:${key}`);
    const known = await this.callers.findBy({ contact: Any(keys) });
    const account = known.find((each) => each.contact === first) ?? known[0];
    const userId = account?.userId ?? (await this.accounts.addCaller(city));
    const createdAt = this.clock.now();
    await insertNew(
      this.callers,
      keys.map((key) => ({ contact: key, userId, createdAt })),
    );
    return userId;
  }

  /** What a person is recognised by, the phone number first. */
  private keysOf({ phone, email }: Contact): string[] {
    const digits = visibleDigits(phone ?? '').replaceAll(/\D/g, '');
    return [
      ...(digits === '' ? [] : [this.signature.sign(`phone:${digits.slice(-NATIONAL_DIGITS)}`)]),
      ...(email ? [this.signature.sign(`email:${emailKey(email)}`)] : []),
    ];
  }
}
