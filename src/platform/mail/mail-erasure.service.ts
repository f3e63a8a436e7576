import { Injectable } from '@nestjs/common';
import { SubjectKeysService } from '../subject-keys';
import { MailErasureQueries } from './mail-erasure.queries';

/** Deletes mails to erased people; that their address refuses mail is still recognised. */
@Injectable()
export class MailErasureService {
  constructor(
    private readonly queries: MailErasureQueries,
    private readonly keys: SubjectKeysService,
  ) {}

  /** Erases at most 500 mails to an address; call it until it returns 0. @returns how many rows */
  async erase(email: string): Promise<number> {
    const digested = await this.queries.digest(email, this.keys.digest(email));
    return digested + (await this.queries.deleteTo(email));
  }
}
