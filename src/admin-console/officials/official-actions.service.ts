import { Injectable } from '@nestjs/common';
import { type OfficialContact, OfficialContacts } from '../../accountability';
import { OfficeMails } from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { MailSuppressions } from '../../mail';
import { AuditedTransaction } from '../audited-transaction.service';
import { NothingToWrite } from './official.errors';
import { OfficialReview, type ReviewedOfficial } from './official-review.service';

type Change = Parameters<OfficialContacts['change']>[1];

/** Since when the address refuses mail, and how many letters were written to it. */
type WrittenAgain = OfficialContact & { mailRefusedAt: Date | null; lettersWritten?: number };

/** How city staff keep the contacts of officials (docs/api/console.md#officials): each change once, with its record. */
@Injectable()
export class OfficialActions {
  constructor(
    private readonly contacts: OfficialContacts,
    private readonly suppressions: MailSuppressions,
    private readonly review: OfficialReview,
    private readonly letters: OfficeMails,
    private readonly audited: AuditedTransaction,
  ) {}

  /**
   * Letters are written to another address, in the same transaction (`OfficeMails`).
   * @returns the official after the change; what is not given stays. @throws OfficialNotFound
   */
  async changeContact(actor: ConsoleActor, officialId: string, change: Change): Promise<ReviewedOfficial> {
    const target = targetOf('update_contact', officialId);
    await this.audited.change(actor, target, () => this.contacts.change(officialId, change));
    return this.review.find(officialId);
  }

  /**
   * Lets the address of an official be written to again where it refused mail for good, and writes the letters that are
   * to be written to it, also those to others who have it.
   * @throws OfficialNotFound; NothingToWrite
   */
  async writeAgain(actor: ConsoleActor, officialId: string): Promise<ReviewedOfficial> {
    await this.audited.change(
      actor,
      targetOf('write_again', officialId),
      () => this.endRefusal(officialId),
      ({ mailRefusedAt, lettersWritten }) => ({ mailRefusedAt, ...(lettersWritten && { lettersWritten }) }),
    );
    return this.review.find(officialId);
  }

  private async endRefusal(officialId: string): Promise<{ before: WrittenAgain; after: WrittenAgain }> {
    const contact = await this.contacts.lock(officialId);
    const mailRefusedAt = await this.suppressions.end(contact.email);
    const lettersWritten = await this.letters.writeUnsentTo(contact.email);
    if (!mailRefusedAt && lettersWritten === 0) throw new NothingToWrite();
    return {
      before: { ...contact, mailRefusedAt },
      after: { ...contact, mailRefusedAt: null, lettersWritten },
    };
  }
}

function targetOf(action: string, officialId: string) {
  return { action: `official.${action}`, targetType: 'official', targetId: officialId };
}
