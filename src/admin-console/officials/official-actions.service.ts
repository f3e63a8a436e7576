import { Injectable } from '@nestjs/common';
import { type OfficialContact, OfficialContactsService } from '../../accountability';
import { OfficeMailsService } from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { MailSuppressionsService } from '../../platform/mail';
import { AuditedTransaction } from '../audited-transaction.service';
import { NothingToWrite } from './official.errors';
import { OfficialReviewService, type ReviewedOfficial } from './official-review.service';

type Change = Parameters<OfficialContactsService['change']>[1];

/** Since when the address refuses mail, and how many letters were written to it. */
type WrittenAgain = OfficialContact & { mailRefusedAt: Date | null; lettersWritten?: number };

/**
 * Changes of the contact data of officials by city staff (docs/api/console.md#officials), each in one transaction with
 * its audit record.
 */
@Injectable()
export class OfficialActionsService {
  constructor(
    private readonly contacts: OfficialContactsService,
    private readonly suppressions: MailSuppressionsService,
    private readonly review: OfficialReviewService,
    private readonly letters: OfficeMailsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /**
   * Changes contact data. Letters to a changed address are written in the same transaction (`OfficeMailsService`).
   * @returns the official after the change; members that are left out stay the same. @throws OfficialNotFound
   */
  async changeContact(actor: ConsoleActor, officialId: string, change: Change): Promise<ReviewedOfficial> {
    const target = targetOf('update_contact', officialId);
    await this.audited.change(actor, target, () => this.contacts.change(officialId, change));
    return this.review.find(officialId);
  }

  /**
   * Allows mail to the address of an official again after it was refused permanently, and writes the unsent letters to
   * it, including those to other officials with the same address.
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
