import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { emailKey } from '../../kernel/text/email-address';
import { columnsOf } from '../database/columns';
import { deleteReturning } from '../database/returning';
import { MailSuppression } from './entities/mail-suppression.entity';

const AT = columnsOf(MailSuppression, ['at']);

/**
 * The addresses that permanently refused mail. They can only be looked up by address, not listed, as most belong to
 * citizens.
 */
@Injectable()
export class MailSuppressionsService {
  constructor(
    @InjectRepository(MailSuppression) private readonly suppressions: Repository<MailSuppression>,
  ) {}

  /** Since when each of the addresses is suppressed, in their order; null if it is not. */
  async since(addresses: readonly string[]): Promise<Array<Date | null>> {
    const keys = addresses.map(emailKey);
    const found = await this.suppressions.findBy({ address: In(keys) });
    const known = new Map(found.map(({ address, at }) => [address, at]));
    return keys.map((key) => known.get(key) ?? null);
  }

  /** Removes the suppression of an address. @returns since when it was suppressed; null if it was not */
  async end(address: string): Promise<Date | null> {
    const [ended] = await deleteReturning(this.suppressions, { address: emailKey(address) }, AT);
    return ended?.at ?? null;
  }
}
