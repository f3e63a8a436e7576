import { Injectable } from '@nestjs/common';
import { Official } from '../../accountability/entities/official.entity';
import { IssueContact } from '../../alerts/entities/issue-contact.entity';
import { ownerOf } from '../../auth';
import { User } from '../../auth/entities/user.entity';
import { exactPlaceOf, withExactPlace } from '../../issues';
import { Mention } from '../../channels/entities/mention.entity';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleScope } from '../../kernel/console';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import { isCityOfScope, isInScope, isMentionInScope, scopeValue } from '../access/console-scope.queries';

/** What personal data can be shown of. */
export const REVEAL_TARGETS = ['user', 'official', 'mention', 'contact', 'issue'] as const;
export type RevealTarget = (typeof REVEAL_TARGETS)[number];

const USER = columnsOf(User, { subject: 'id', city: 'city', name: 'displayName', email: 'email' }, 'u');
const OFFICIAL = columnsOf(
  Official,
  { subject: 'id', city: 'city', name: 'name', email: 'email', phone: 'phone' },
  'o',
);
const MENTION = columnsOf(Mention, ['channel', 'city'], 'm');
const CONTACT = columnsOf(IssueContact, ['email', 'phone'], 'c');
const EXACT = exactPlaceOf('i', 'x');

const STATEMENTS: Readonly<Record<RevealTarget, Statement>> = {
  user: statement(
    'console.reveal-user',
    `select ${USER} from users u where u.id = $1 and ${isCityOfScope('u.city', '$2')}`,
  ),
  official: statement(
    'console.reveal-official',
    `select ${OFFICIAL} from officials o where o.id = $1 and ${isCityOfScope('o.city', '$2')}`,
  ),
  mention: statement(
    'console.reveal-mention',
    `select ${MENTION}, m.author as contact, nullif(m.author_name, '') as name,
            case when m.channel = 'chat' then m.author end as phone
       from mentions m where m.id = $1 and ${isMentionInScope('m', '$2')}`,
  ),
  contact: statement(
    'console.reveal-contact',
    `select ${CONTACT}, i.city, coalesce(c.phone, c.email) as contact,
            nullif(concat_ws(' ', c.first_name, c.last_name), '') as name
       from issue_contacts c join issues i on i.id = c.issue_id where c.issue_id = $1 and ${isInScope('i', '$2')}`,
  ),
  issue: statement(
    'console.reveal-issue',
    `select ${ownerOf('i.reporter_id')} as subject, i.city, ${EXACT.lat} as lat, ${EXACT.lng} as lng, ${EXACT.address} as address
       from issues i ${withExactPlace('i', 'x')} where i.id = $1 and ${isInScope('i', '$2')}`,
  ),
};

/** What is known of a target; a value that its kind does not have is absent. */
export interface RevealedRow {
  /** An account or an official; absent for people without an account. */
  subject?: string;
  city: CitySlug | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  contact?: string | null;
  lat?: number | null;
  lng?: number | null;
  address?: string | null;
}

/** Reads personal data that the console otherwise masks. */
@Injectable()
export class RevealQueries {
  constructor(private readonly database: Database) {}

  /** What is known of a target in a scope. */
  find(kind: RevealTarget, id: string, scope: ConsoleScope): Promise<RevealedRow | undefined> {
    return this.database.row(STATEMENTS[kind], [id, scopeValue(scope)]);
  }
}
