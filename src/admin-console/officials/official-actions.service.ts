import { Injectable } from '@nestjs/common';
import { OfficialContacts } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { MailSuppressions } from '../../mail/mail-suppressions.service';
import { AuditedTransaction } from '../audited-transaction.service';
import { MailNotRefused } from './official.errors';
import { OfficialReview, type ReviewedOfficial } from './official-review.service';

type Change = Parameters<OfficialContacts['change']>[1];

/** How city staff keep the contacts of officials (docs/api/console.md#officials): each change once, with its record. */
@Injectable()
export class OfficialActions {
  constructor(
    private readonly contacts: OfficialContacts,
    private readonly suppressions: MailSuppressions,
    private readonly review: OfficialReview,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @returns the official after the change; what is not given stays. @throws OfficialNotFound */
  async changeContact(actor: ConsoleActor, officialId: string, change: Change): Promise<ReviewedOfficial> {
    const target = targetOf('update_contact', officialId);
    return this.review.of(
      await this.audited.change(actor, target, () => this.contacts.change(officialId, change)),
    );
  }

  /**
   * Lets the address of an official be written to again that refused mail for good; what was given up meanwhile is not
   * sent. @throws OfficialNotFound; MailNotRefused
   */
  writeAgain(actor: ConsoleActor, officialId: string): Promise<ReviewedOfficial> {
    return this.audited.change(
      actor,
      targetOf('write_again', officialId),
      () => this.endRefusal(officialId),
      ({ mailRefusedAt }) => ({ mailRefusedAt }),
    );
  }

  private async endRefusal(
    officialId: string,
  ): Promise<{ before: ReviewedOfficial; after: ReviewedOfficial }> {
    const contact = await this.contacts.lock(officialId);
    const mailRefusedAt = await this.suppressions.end(contact.email);
    if (!mailRefusedAt) throw new MailNotRefused();
    return { before: { ...contact, mailRefusedAt }, after: { ...contact, mailRefusedAt: null } };
  }
}

function targetOf(action: string, officialId: string) {
  return { action: `official.${action}`, targetType: 'official', targetId: officialId };
}
