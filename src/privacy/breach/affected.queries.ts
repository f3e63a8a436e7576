import { Injectable } from '@nestjs/common';
import { accountsOf } from '../../auth';
import { emailKeySql } from '../../kernel/text/email-address';
import type { DataKind } from '../../kernel/personal-data';
import { CONTEXTS, type DataItem } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';

const BATCH = 500;

/** In the language of the mails about their reports; an account that is erased has no address. */
const PERSON = `u.email, coalesce((select a.language from alert_addresses a where a.email = ${emailKeySql('u.email')}), 'en') as language`;

const ofAccount = statement(
  'privacy.affected-by-account',
  `select s.subject_id as subject, ${PERSON}, count(*)::int as reads, min(r.at) as first, max(r.at) as last,
          array(select distinct k from personal_data_read_subjects o join personal_data_reads p on p.id = o.read_id,
                       unnest(p.kinds) k
                 where o.subject_id = s.subject_id and p.account_id = $1 and p.at >= $2 and p.at < $3 order by k) as kinds
     from personal_data_reads r join personal_data_read_subjects s on s.read_id = r.id
     left join users u on u.id = s.subject_id
    where r.account_id = $1 and r.at >= $2 and r.at < $3 and s.subject_id > $4
    group by s.subject_id, u.id order by s.subject_id limit ${BATCH}`,
);

/** Somebody whose data was in reach. */
export interface Affected {
  /** An account, an official, an address, or the digest of one. */
  subject: string;
  /** null: it is not stored. */
  email: string | null;
  language: string;
  /** How often, when and what staff read; absent if a whole table was in reach. */
  reads?: number;
  first?: Date;
  last?: Date;
  kinds?: DataKind[];
}

/** Which reads: of an account of the console or the token API, from a time until before another. */
export interface ReadsOfAccount {
  account: string;
  from: Date;
  to: Date;
}

/** The columns of a table by which people are found; undefined if there is no such table. */
export function columnsOfPeople(table: string): { accounts: string[]; addresses: string[] } | undefined {
  const items = Object.values(CONTEXTS).find((tables) => table in tables)?.[table];
  if (!items) return undefined;
  const named = (isWanted: (item: DataItem) => boolean) => items.filter(isWanted).map(({ name }) => name);
  const isOfPeople = ({ handling }: DataItem) => handling !== undefined && handling.whose !== 'staff';
  return {
    accounts: named((item) => item.class === 'id' && isOfPeople(item)),
    addresses: named((item) => item.class === 'contact' && isOfPeople(item)),
  };
}

/** Finds who was affected by a breach. */
@Injectable()
export class AffectedQueries {
  constructor(private readonly database: Database) {}

  /** Whose data an account read, in the order of their ids. */
  ofAccount({ account, from, to }: ReadsOfAccount): AsyncIterable<Affected> {
    return this.all(ofAccount, [account, from, to]);
  }

  /** Everybody with an account of whom a table has rows. @param columns of the inventory */
  withAccount(table: string, columns: readonly string[]): AsyncIterable<Affected> {
    const found = columns.map(
      (column) => `exists (select from ${table} t where t.${column}::text = any(${accountsOf('u.id')}))`,
    );
    const people = statement(
      `privacy.affected-in-${table}`,
      `select u.id as subject, ${PERSON} from users u
        where u.kind in ('person', 'erased') and (${found.join(' or ')}) and u.id > $1 order by u.id limit ${BATCH}`,
    );
    return this.all(people, []);
  }

  /** The addresses and numbers of people without an account in a column of the inventory. */
  withoutAccount(table: string, column: string): AsyncIterable<Affected> {
    const people = statement(
      `privacy.affected-addresses-in-${table}-${column}`,
      `select distinct t.${column} as subject, case when t.${column} like '%@%' then t.${column} end as email, 'en' as language
         from ${table} t
        where t.${column} <> '' and t.${column} > $1
          and not exists (select from users u where ${emailKeySql('u.email')} = ${emailKeySql(`t.${column}`)})
        order by 1 limit ${BATCH}`,
    );
    return this.all(people, []);
  }

  private async *all(batch: Statement, values: readonly unknown[]): AsyncIterable<Affected> {
    for (let after = '', length = BATCH; length === BATCH;) {
      const rows = await this.database.rows<Affected>(batch, [...values, after]);
      yield* rows;
      after = rows.at(-1)?.subject ?? after;
      length = rows.length;
    }
  }
}
