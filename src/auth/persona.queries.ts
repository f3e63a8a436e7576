import { Injectable } from '@nestjs/common';
import { columnsOf, type Nullable, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { PERSONA_PREFIX } from '../kernel/people/service-accounts';
import { emailKeySql } from '../kernel/text/email-address';
import type { PersonalDataSubject } from '../personal-data';
import { PersonaOwner } from './entities/persona-owner.entity';
import { User } from './entities/user.entity';
import { hasVerifiedAddress } from './verified-address.queries';

/**
 * SQL for the person behind the account of a contribution: the owner of a persona, else the account itself. Only the
 * row of a persona is looked up, by its key.
 * @param account the column with the account
 */
export function ownerOf(account: string): string {
  return `(case when starts_with(${account}, '${PERSONA_PREFIX}') then coalesce(
    (select po.user_id from persona_owners po where po.persona_id = ${account}), ${account}) else ${account} end)`;
}

/**
 * SQL for the persona under which somebody contributes in a scope; null if they have none. It is evaluated once.
 * @param reader the person; @param scope the issue or the event
 */
export function personaOf(reader: string, scope: string): string {
  return `(select po.persona_id from persona_owners po where po.user_id = ${reader} and po.scope = ${scope})`;
}

/** SQL: the accounts of a person: their own, and their personas. @param person the id of the person */
export function accountsOf(person: string): string {
  return `array(select ${person} union all select po.persona_id from persona_owners po where po.user_id = ${person})`;
}

const OWNER = columnsOf(PersonaOwner, ['personaId', 'userId', 'scope', 'shownAs'], 'p');
const CHOICES = columnsOf(User, ['shownAs', 'pseudonym', 'city', 'kind', 'placeDefault', 'childSince'], 'u');
const PERSONA = columnsOf(PersonaOwner, { personaId: 'personaId', personaShownAs: 'shownAs' }, 'p');
/**
 * The lock waits for a change of the choices. The persona is as it was when the statement began, which is right under
 * the lock of the scope.
 */
const lockChoices = statement(
  'auth.lock-choices',
  `select ${CHOICES}, ${PERSONA}
   from users u left join persona_owners p on p.user_id = u.id and p.scope = $2
   where u.id = $1 for no key update of u`,
);
const findPersona = statement(
  'auth.find-persona',
  `select ${OWNER} from persona_owners p where p.user_id = $1 and p.scope = $2`,
);
const findSubject = statement(
  'auth.find-subject',
  `select u.id as "userId", ${accountsOf('u.id')} as ids,
          case when ${hasVerifiedAddress('$2')} then ${emailKeySql('u.email')} end as email
     from users u where u.id = $1`,
);
const findOwner = statement('auth.find-owner', `select ${ownerOf('$1::text')} as id`);
/** The personas of a person that are shown by their pseudonym. */
const renamePersonas = statement(
  'auth.rename-personas',
  `update users u set display_name = $2, updated_at = $3 from persona_owners p
    where p.user_id = $1 and p.shown_as = 'pseudonym' and u.id = p.persona_id and u.display_name <> $2
   returning u.id`,
);

const listDesignations = statement(
  'auth.list-designations',
  `select distinct designation from officials where designation <> ''`,
);

/** What a person chose, with their persona in a scope; null if they have none there. */
export type PersonaChoices = RowOf<typeof CHOICES> & Nullable<RowOf<typeof PERSONA>>;

/** Reads and renames personas; only services of this context use it. */
@Injectable()
export class PersonaQueries {
  constructor(private readonly database: Database) {}

  /**
   * Locks the choices of a person; undefined if there is no such account. Call it in a transaction.
   * @param scope the issue or the event whose persona is wanted, under its lock
   */
  lockChoices(userId: string, scope: string | null = null): Promise<PersonaChoices | undefined> {
    return this.database.row<PersonaChoices>(lockChoices, [userId, scope]);
  }

  /** The persona of a person in a scope. */
  find(userId: string, scope: string): Promise<RowOf<typeof OWNER> | undefined> {
    return this.database.row<RowOf<typeof OWNER>>(findPersona, [userId, scope]);
  }

  /** The person behind an account. */
  async ownerOf(account: string): Promise<string> {
    return (await this.database.row<{ id: string }>(findOwner, [account]))?.id ?? account;
  }

  /** A person with all their accounts, and their address if it is verified; undefined if there is no such account. */
  subject(userId: string, areAllTrusted: boolean): Promise<PersonalDataSubject | undefined> {
    return this.database.row<PersonalDataSubject>(findSubject, [userId, areAllTrusted]);
  }

  /** The designations of all recorded officials. */
  async designations(): Promise<string[]> {
    const rows = await this.database.rows<{ designation: string }>(listDesignations);
    return rows.map(({ designation }) => designation);
  }

  /**
   * Gives the personas that show a pseudonym another one. Sets off `users_search_rename` and
   * `users_reporter_change`. @returns their ids
   */
  async rename(userId: string, pseudonym: string, at: Date): Promise<string[]> {
    const renamed = await this.database.rows<{ id: string }>(renamePersonas, [userId, pseudonym, at]);
    return renamed.map(({ id }) => id);
  }
}
