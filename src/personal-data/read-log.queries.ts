import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { PersonalDataRead } from './entities/personal-data-read.entity';

/** How many reads a person is shown. */
const NEWEST = 100;

const SHOWN = columnsOf(PersonalDataRead, ['at', 'role', 'purpose', 'kinds'], 'r');
const READ = columnsOf(
  PersonalDataRead,
  ['id', 'at', 'accountId', 'role', 'route', 'purpose', 'words', 'kinds', 'cities'],
  'r',
);

/** The subjects in the same statement: a read is logged with all of them, or not at all. */
const add = statement(
  'personal-data.add-read',
  `with read as (
     insert into personal_data_reads (at, account_id, role, route, purpose, words, kinds, cities)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id)
   insert into personal_data_read_subjects (read_id, subject_id)
     select read.id, s.id from read, (select distinct unnest($9::text[])) s (id)`,
);
const ofSubject = statement(
  'personal-data.reads-of-subject',
  `select ${SHOWN} from personal_data_read_subjects s join personal_data_reads r on r.id = s.read_id
    where s.subject_id = $1 order by s.read_id desc limit ${NEWEST}`,
);
const forget = statement(
  'personal-data.forget-reads',
  `delete from personal_data_reads where id in (
     select id from personal_data_reads where at < $1 order by at limit 1000) returning 1`,
);
const countOfSubject = statement(
  'personal-data.count-reads-of-subject',
  `select count(*)::int as count from personal_data_read_subjects where subject_id = $1`,
);
const reads = new KeysetList<ReadRow, 'account' | 'subject'>({
  name: 'personal-data.reads',
  columns: `${READ}, array(select s.subject_id from personal_data_read_subjects s
                            where s.read_id = r.id order by s.subject_id limit ${NEWEST}) as subjects`,
  from: 'personal_data_reads r',
  alias: 'r',
  filters: {
    account: 'r.account_id = :account',
    subject: `r.id in (select s.read_id from personal_data_read_subjects s where s.subject_id = :subject)`,
  },
  order: [{ column: 'id', property: 'id' }],
  direction: 'desc',
});

/** A read of somebody's data, without who read it. */
export type ShownRead = RowOf<typeof SHOWN>;

/** A read, with its first 100 subjects. */
export interface ReadRow extends RowOf<typeof READ> {
  subjects: string[];
}

/** A read to be logged. */
export type NewRead = Omit<ReadRow, 'id'>;

/** Which reads are listed. */
export interface ReadFilter {
  account?: string;
  subject?: string;
  limit: number;
  /** The id of the last read of the previous page. */
  before?: number;
}

/** Writes and reads the log of reads. */
@Injectable()
export class ReadLogQueries {
  constructor(private readonly database: Database) {}

  async add({ at, accountId, role, route, purpose, words, kinds, cities, subjects }: NewRead): Promise<void> {
    const values = [at, accountId, role, route, purpose, words, kinds, cities, subjects];
    await this.database.rows(add, values);
  }

  /** The newest 100 reads of somebody's data. */
  ofSubject(subject: string): Promise<ShownRead[]> {
    return this.database.rows(ofSubject, [subject]);
  }

  async countOfSubject(subject: string): Promise<number> {
    return (await this.database.row<{ count: number }>(countOfSubject, [subject]))?.count ?? 0;
  }

  /** All reads, newest first. */
  list({ limit, before, ...filter }: ReadFilter): Promise<ReadRow[]> {
    return reads.read(this.database, filter, { limit, after: before === undefined ? undefined : [before] });
  }

  /** Deletes the reads before a time. @returns how many were deleted */
  forget(before: Date): Promise<number> {
    return inBatches(() => this.database.rows(forget, [before]));
  }
}
