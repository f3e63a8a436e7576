import { Injectable } from '@nestjs/common';
import { SubjectKeysService } from '../subject-keys';
import { inBatches } from '../retention/in-batches';
import { Retention } from '../retention/retention.decorator';
import { MailErasureQueries } from './mail-erasure.queries';

/** Deletes mails to erased people; that their address refuses mail is still recognised. */
@Injectable()
export class MailErasureService {
  constructor(
    private readonly queries: MailErasureQueries,
    private readonly keys: SubjectKeysService,
  ) {}

  /** Replaces addresses that an earlier version stored by their digests. @returns how many */
  @Retention('suppressed-addresses')
  digestAll(): Promise<number> {
    return inBatches(async () => {
      const addresses = await this.queries.undigested();
      for (const address of addresses) await this.queries.digest(address, this.keys.digest(address));
      return addresses;
    });
  }

  /** Erases at most 500 mails to an address; call it until it returns 0. @returns how many rows */
  async erase(email: string): Promise<number> {
    const digested = await this.queries.digest(email, this.keys.digest(email));
    return digested + (await this.queries.deleteTo(email));
  }
}
