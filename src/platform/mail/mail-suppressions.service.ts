import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { emailKey } from '../../kernel/text/email-address';
import { columnsOf } from '../database/columns';
import { deleteReturning } from '../database/returning';
import { SubjectKeysService } from '../subject-keys';
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
    private readonly keys: SubjectKeysService,
  ) {}

  /** Since when each of the addresses is suppressed, in their order; null if it is not. */
  async since(addresses: readonly string[]): Promise<Array<Date | null>> {
    const keys = addresses.map((address) => this.keysOf(address));
    const found = await this.suppressions.findBy({ address: In(keys.flat()) });
    const known = new Map(found.map(({ address, at }) => [address, at]));
    return keys.map(([key, digest]) => known.get(key) ?? known.get(digest) ?? null);
  }

  /** Removes the suppression of an address. @returns since when it was suppressed; null if it was not */
  async end(address: string): Promise<Date | null> {
    const [ended] = await deleteReturning(this.suppressions, { address: In(this.keysOf(address)) }, AT);
    return ended?.at ?? null;
  }

  /** The two forms in which an address may be stored: its key, and the digest of it if its owner was erased. */
  keysOf(address: string): [string, string] {
    const key = emailKey(address);
    return [key, this.keys.digest(key)];
  }

  /** Whether an address of somebody who was erased refuses mail. */
  isOfErased(address: string): Promise<boolean> {
    return this.suppressions.existsBy({ address: this.keysOf(address)[1] });
  }
}
