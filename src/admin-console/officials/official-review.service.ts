import { Injectable } from '@nestjs/common';
import { type OfficialContact, OfficialContactsService } from '../../accountability';
import { OfficeMailsService } from '../../due-dates';
import { MailSuppressionsService } from '../../platform/mail';

/** An official, as shown to city staff. */
export interface ReviewedOfficial extends OfficialContact {
  /** Since when nothing is sent to the address, as it refused mail permanently; null if mail is sent. */
  mailRefusedAt: Date | null;
  /** The number of letters to the office that were given up or not written, and may be written: at most 100. */
  lettersToWrite: number;
}

/** Reads officials for city staff: their contact data, and whether mail reaches them. */
@Injectable()
export class OfficialReviewService {
  constructor(
    private readonly contacts: OfficialContactsService,
    private readonly suppressions: MailSuppressionsService,
    private readonly letters: OfficeMailsService,
  ) {}

  /** The officials of a city, after the last one of the previous page; empty for an unknown city. */
  async list(cityId: string, designation: string, after: string, limit: number): Promise<ReviewedOfficial[]> {
    const wanted = designation === 'all' ? null : designation;
    return this.review(await this.contacts.list(cityId, wanted, after, limit));
  }

  /** @throws OfficialNotFound */
  async find(id: string): Promise<ReviewedOfficial> {
    const contact = await this.contacts.find(id);
    const [mailRefusedAt = null] = await this.suppressions.since([contact.email]);
    const unsent = await this.letters.countUnsent([id]);
    return { ...contact, mailRefusedAt, lettersToWrite: unsent.get(id) ?? 0 };
  }

  private async review(contacts: readonly OfficialContact[]): Promise<ReviewedOfficial[]> {
    const refused = await this.suppressions.since(contacts.map(({ email }) => email));
    const unsent = await this.letters.countUnsent(contacts.map(({ id }) => id));
    return contacts.map((contact, index) => ({
      ...contact,
      mailRefusedAt: refused[index] ?? null,
      lettersToWrite: unsent.get(contact.id) ?? 0,
    }));
  }
}
