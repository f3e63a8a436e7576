import { Injectable } from '@nestjs/common';
import { OfficialContacts } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

type Change = Parameters<OfficialContacts['change']>[1];
type Contact = Awaited<ReturnType<OfficialContacts['change']>>['after'];

/** How city staff keep the contacts of officials (docs/api/console.md#officials): each change once, with its record. */
@Injectable()
export class OfficialActions {
  constructor(
    private readonly contacts: OfficialContacts,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @returns the official after the change; what is not given stays. @throws OfficialNotFound */
  changeContact(actor: ConsoleActor, officialId: string, change: Change): Promise<Contact> {
    const target = { action: 'official.update_contact', targetType: 'official', targetId: officialId };
    return this.audited.change(actor, target, () => this.contacts.change(officialId, change));
  }
}
