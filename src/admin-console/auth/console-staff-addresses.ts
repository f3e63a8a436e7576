import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { StaffAddresses } from '../../alerts';
import { emailKey } from '../../kernel/text/email-address';
import { ID_PREFIXES } from '../../kernel/ids';
import { ConsoleAccount } from '../entities/console-account.entity';

const PREFIX = `${ID_PREFIXES.consoleAccount}_`;

/** Reads the addresses of accounts by their keys. */
@Injectable()
export class ConsoleStaffAddresses extends StaffAddresses {
  constructor(@InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>) {
    super();
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const own = ids.filter((id) => id.startsWith(PREFIX));
    if (own.length === 0) return new Map();
    const found = await this.accounts.find({ select: { id: true, email: true }, where: { id: In(own) } });
    return new Map(found.map(({ id, email }) => [id, emailKey(email)]));
  }
}
