import { Injectable } from '@nestjs/common';
import { OfficialContacts } from '../../accountability';
import { OfficeMails } from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { MailSuppressions } from '../../mail/mail-suppressions.service';
import { AuditedTransaction } from '../audited-transaction.service';
import { MailNotRefused } from './official.errors';
import { OfficialReview, type ReviewedOfficial } from './official-review.service';

type Change = Parameters<OfficialContacts['change']>[1];

/** With how many letters were written again. */
type WrittenAgain = ReviewedOfficial & { lettersWritten?: number };

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
   * Letters that were given up are written again to another address.
   * @returns the official after the change; what is not given stays. @throws OfficialNotFound
   */
  async changeContact(actor: ConsoleActor, officialId: string, change: Change): Promise<ReviewedOfficial> {
    const target = targetOf('update_contact', officialId);
    await this.audited.change(actor, target, () => this.writeElsewhere(officialId, change));
    return this.review.find(officialId);
  }

  /**
   * Lets the address of an official be written to again that refused mail for good, and writes the letters to it again
   * that were given up, of issues that are open and seen, also those to others who have it.
   * @throws OfficialNotFound; MailNotRefused
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

  private async writeElsewhere(officialId: string, change: Change) {
    const { before, after } = await this.contacts.change(officialId, change);
    const isElsewhere = after.email !== '' && after.email !== before.email;
    const lettersWritten = isElsewhere ? await this.letters.writeAgain(officialId) : 0;
    return { before, after: { ...after, ...(lettersWritten > 0 && { lettersWritten }) } };
  }

  private async endRefusal(officialId: string): Promise<{ before: WrittenAgain; after: WrittenAgain }> {
    const contact = await this.contacts.lock(officialId);
    const mailRefusedAt = await this.suppressions.end(contact.email);
    if (!mailRefusedAt) throw new MailNotRefused();
    const lettersWritten = await this.letters.writeAgainTo(contact.email);
    return {
      before: { ...contact, mailRefusedAt },
      after: { ...contact, mailRefusedAt: null, lettersWritten },
    };
  }
}

function targetOf(action: string, officialId: string) {
  return { action: `official.${action}`, targetType: 'official', targetId: officialId };
}
