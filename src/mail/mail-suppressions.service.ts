import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { columnsOf } from '../platform/database/columns';
import { deleteReturning } from '../platform/database/returning';
import { MailSuppression } from './entities/mail-suppression.entity';

const AT = columnsOf(MailSuppression, ['at']);

/**
 * Which addresses refused mail for good, asked by address: there is no list of them, for most are those of citizens.
 */
@Injectable()
export class MailSuppressions {
  constructor(
    @InjectRepository(MailSuppression) private readonly suppressions: Repository<MailSuppression>,
  ) {}

  /** Since when nothing is sent to an address; null: it is written to. One for each address, in their order. */
  async since(addresses: readonly string[]): Promise<Array<Date | null>> {
    const keys = addresses.map(keyOf);
    const found = await this.suppressions.findBy({ address: In(keys) });
    const known = new Map(found.map(({ address, at }) => [address, at]));
    return keys.map((key) => known.get(key) ?? null);
  }

  /** Lets an address be written to again. @returns since when it was not; null where it was */
  async end(address: string): Promise<Date | null> {
    const [ended] = await deleteReturning(this.suppressions, { address: keyOf(address) }, AT);
    return ended?.at ?? null;
  }
}

function keyOf(address: string): string {
  return address.toLowerCase();
}
