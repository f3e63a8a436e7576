import { Injectable } from '@nestjs/common';
import type { ErasedPerson, Eraser } from '../erasure/eraser';
import { ErasesPersonalData } from '../erasure/erases-personal-data.decorator';
import { SubjectKeysService } from '../subject-keys';
import { MailErasureQueries } from './mail-erasure.queries';

/** Deletes mails to erased people; that their address refuses mail is still recognised. */
@ErasesPersonalData('mails', 'mail_suppressions')
@Injectable()
export class MailErasureService implements Eraser {
  constructor(
    private readonly queries: MailErasureQueries,
    private readonly keys: SubjectKeysService,
  ) {}

  async delete({ email }: ErasedPerson): Promise<number> {
    if (email === null) return 0;
    const digested = await this.queries.digest(email, this.keys.digest(email));
    return digested + (await this.queries.deleteTo(email));
  }
}
