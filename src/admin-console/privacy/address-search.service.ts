import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import type { ReadPurpose } from '../../kernel/personal-data';
import { contactAddress } from '../../kernel/text/contact-address';
import {
  type ExportedValue,
  PersonalDataHoldersService,
  type PersonalDataSubject,
  ReadLogService,
} from '../../personal-data';
import { AddressErasureService } from '../../personal-data';
import { SubjectKeysService } from '../../platform/subject-keys';
import { ConsoleAudit } from '../console-audit.service';
import { AddressSearchQueries } from './address-search.queries';
import { AddressOfAccount, MAY_NOT_SEARCH } from './privacy.errors';

/** How many records are shown. */
const MAX_SHOWN = 200;

/** The address of somebody, and what it is searched for. */
export interface AddressSearch {
  address: string;
  purpose: ReadPurpose;
  words?: string;
}

/** What all contexts hold of an address. */
export interface FoundByAddress {
  /** The digest by which the log of reads and requests know it. */
  subject: string;
  accounts: readonly string[];
  counts: Readonly<Record<string, number>>;
  items: readonly ExportedValue[];
}

/** Finds and erases what is held of people without an account (docs/api/privacy.md#people-without-an-account). */
@Injectable()
export class AddressSearchService {
  constructor(
    private readonly queries: AddressSearchQueries,
    private readonly holders: PersonalDataHoldersService,
    private readonly readLog: ReadLogService,
    private readonly keys: SubjectKeysService,
    private readonly erasure: AddressErasureService,
    private readonly audit: ConsoleAudit,
  ) {}

  /** Finds the records of an address, a number, or a name on a channel, and logs that. @throws Forbidden */
  async search(
    actor: ConsoleActor,
    { address: typed, purpose, words }: AddressSearch,
  ): Promise<FoundByAddress> {
    assertMaySearch(actor);
    const subject = this.subjectOf(contactAddress(typed));
    const accounts = await this.queries.accountsOf(subject.email!);
    const items: ExportedValue[] = [];
    for await (const item of this.holders.export(subject)) {
      items.push(item);
      if (items.length === MAX_SHOWN) break;
    }
    const counts = await this.holders.count(subject);
    await this.readLog.record({
      reader: { id: actor.id, role: actor.role, cities: actor.cityScope },
      route: 'POST /api/admin/privacy/search',
      kinds: ['contact'],
      subjects: [subject.userId, ...accounts],
      purpose,
      words,
    });
    const found = Object.entries(counts).filter(([, count]) => count > 0);
    return { subject: subject.userId, accounts, counts: Object.fromEntries(found), items };
  }

  /**
   * Erases everything that is held of an address, with an audit record that does not name it. Safe to repeat.
   * @returns how many rows
   * @throws Forbidden; AddressOfAccount
   */
  async erase(actor: ConsoleActor, typed: string): Promise<number> {
    assertMaySearch(actor);
    const address = contactAddress(typed);
    if ((await this.queries.accountsOf(address)).length > 0) throw new AddressOfAccount();
    const rows = await this.erasure.erase(address);
    await this.audit.record(actor, {
      action: 'privacy.erase_address',
      targetType: 'address',
      targetId: this.keys.digest(address),
      after: { rows },
    });
    return rows;
  }

  /** Nobody's account: only what is known by the address itself. */
  private subjectOf(address: string): PersonalDataSubject {
    const digest = this.keys.digest(address);
    return { userId: digest, ids: [digest], email: address };
  }
}

function assertMaySearch({ role }: ConsoleActor): void {
  if (role !== 'super_admin') throw MAY_NOT_SEARCH;
}
