import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { contactKeysIn } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const KEPT_MS = 10 * 60 * 1000;
const listContacts = statement(
  'accountability.public-contacts',
  `select phone as contact from officials where phone <> ''
   union select email from officials where email <> ''
   union select chat_number from officials where chat_number <> ''
   union select contact_phone from departments where contact_phone <> ''
   union select contact_email from departments where contact_email <> ''
   union select contact_phone from police_stations where contact_phone <> ''
   union select phone from wards where phone <> ''`,
);

/** The numbers and addresses of offices, which are public. */
@Injectable()
export class PublicContactQueries {
  private known?: { keys: Promise<ReadonlySet<string>>; until: number };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Their keys (`contactKeysIn`), at most ten minutes old. */
  keys(): Promise<ReadonlySet<string>> {
    const now = this.clock.now().getTime();
    if (this.known && this.known.until > now) return this.known.keys;
    const keys = this.read();
    this.known = { keys, until: now + KEPT_MS };
    keys.catch(() => delete this.known);
    return keys;
  }

  private async read(): Promise<ReadonlySet<string>> {
    const rows = await this.database.rows<{ contact: string }>(listContacts);
    return new Set(rows.flatMap(({ contact }) => contactKeysIn(contact)));
  }
}
