import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Consent } from '../entities/consent.entity';
import { HeldRows } from '../holders/held-rows.queries';

/** How many of their own consents a person is shown. */
const NEWEST = 100;

const COLUMNS = columnsOf(
  Consent,
  ['id', 'subjectId', 'purpose', 'noticeVersion', 'language', 'surface', 'givenAt', 'withdrawnAt'],
  'c',
);

const ofSubjects = statement(
  'personal-data.consents-of-subjects',
  `select ${COLUMNS} from consents c where c.subject_id = any($1) order by c.id desc limit ${NEWEST}`,
);
/** What still holds ends with the person. */
const forget = statement(
  'personal-data.forget-consents',
  `update consents set subject_id = $2, withdrawn_at = coalesce(withdrawn_at, $3) where id in (
     select id from consents where subject_id = $1 order by id limit 500) returning id`,
);

/** The consents of a person. */
export const HELD_CONSENTS = [
  new HeldRows({
    kind: 'consents',
    columns: COLUMNS,
    from: 'consents c',
    where: 'c.subject_id = any($1)',
    by: 'ids',
    key: 'c.id',
  }),
];

export type ConsentRow = RowOf<typeof COLUMNS>;

/** Reads consents, and takes their person from them. */
@Injectable()
export class ConsentQueries {
  constructor(private readonly database: Database) {}

  /** The newest 100 consents of a person, newest first. */
  of(subjects: readonly string[]): Promise<ConsentRow[]> {
    return this.database.rows(ofSubjects, [subjects]);
  }

  /** Puts a digest in the place of a subject, in at most 500 rows. @returns how many */
  async forget(subject: string, digest: string, now: Date): Promise<number> {
    return (await this.database.rows(forget, [subject, digest, now])).length;
  }
}
