import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { OfficialNotFound } from './accountability.errors';

const COLUMNS = `id, name, designation, city as "cityId", ward, constituency, phone, email, chat_number as "chatNumber",
  micro_handle as "microHandle"`;
const lock = statement(
  'accountability.lock-official',
  `select ${COLUMNS} from officials where id = $1 for no key update`,
);
const update = statement(
  'accountability.update-contact',
  `update officials set phone = coalesce($2, phone), email = coalesce($3, email), chat_number = coalesce($4, chat_number),
          micro_handle = coalesce($5, micro_handle), updated_at = $6
    where id = $1 returning ${COLUMNS}`,
);
const list = statement(
  'accountability.list-officials-of-city',
  `select ${COLUMNS} from officials
    where city = $1 and ($2::text is null or designation = $2) and id > $3 order by id limit $4`,
);

/** An official with how to reach the office. */
export interface OfficialContact {
  id: string;
  name: string;
  designation: string;
  cityId: string;
  ward: string;
  constituency: string;
  phone: string;
  email: string;
  chatNumber: string;
  microHandle: string;
}

/** What of a contact is to change; the rest stays, '' takes away. */
export type ContactChange = Partial<Pick<OfficialContact, 'phone' | 'email' | 'chatNumber' | 'microHandle'>>;

/** How officials are reached. */
@Injectable()
export class OfficialContacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The officials of a city, after the last of the page before. */
  list(cityId: string, designation: string | null, after: string, limit: number): Promise<OfficialContact[]> {
    return this.database.rows(list, [cityId, designation, after, limit]);
  }

  /** Changes a contact; call it in a transaction. @throws OfficialNotFound */
  async change(
    id: string,
    { phone, email, chatNumber, microHandle }: ContactChange,
  ): Promise<{ before: OfficialContact; after: OfficialContact }> {
    const before = await this.database.row<OfficialContact>(lock, [id]);
    const values = [id, phone, email, chatNumber, microHandle, this.clock.now()];
    const after = before && (await this.database.row<OfficialContact>(update, values));
    if (!after) throw new OfficialNotFound();
    return { before, after };
  }
}
