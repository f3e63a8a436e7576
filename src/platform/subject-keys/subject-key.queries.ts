import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../database/columns';
import { Database } from '../database/database';
import { statement } from '../database/statement';
import { SubjectKey } from './entities/subject-key.entity';

const KEY = columnsOf(SubjectKey, ['subjectId', 'wrappedKey']);

const ofSubjects = statement(
  'subject-keys.of-subjects',
  `select ${KEY} from subject_keys where subject_id = any($1::text[])`,
);
const add = statement(
  'subject-keys.add',
  `insert into subject_keys (subject_id, wrapped_key, created_at) values ($1, $2, $3)
   on conflict (subject_id) do nothing`,
);
const destroy = statement(
  'subject-keys.destroy',
  `insert into subject_keys (subject_id, wrapped_key, created_at, destroyed_at) values ($1, null, $2, $2)
   on conflict (subject_id) do update set wrapped_key = null,
     destroyed_at = coalesce(subject_keys.destroyed_at, excluded.destroyed_at)`,
);
const after = statement(
  'subject-keys.after',
  `select ${KEY} from subject_keys where subject_id > $1 and wrapped_key is not null order by subject_id limit $2`,
);
/** A key that was destroyed or wrapped again since it was read stays as it is. */
const replace = statement(
  'subject-keys.replace',
  `update subject_keys k set wrapped_key = n.new
     from unnest($1::text[], $2::bytea[], $3::bytea[]) as n(id, old, new)
    where k.subject_id = n.id and k.wrapped_key = n.old returning k.subject_id as id`,
);

/** A subject and its wrapped key; null: destroyed. */
export type WrappedKey = RowOf<typeof KEY>;

/** A wrapped key, and the one that replaces it. */
export interface Rewrapped {
  subjectId: string;
  old: Buffer;
  new: Buffer;
}

/** Reads and writes the keys of subjects. */
@Injectable()
export class SubjectKeyQueries {
  constructor(private readonly database: Database) {}

  /** The keys of those subjects that have one, or had one. */
  async of(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
    const rows = await this.database.rows<WrappedKey>(ofSubjects, [subjects]);
    return new Map(rows.map(({ subjectId, wrappedKey }) => [subjectId, wrappedKey]));
  }

  /** Adds a key, unless the subject has one, or had one. */
  async add(subject: string, wrapped: Buffer, at: Date): Promise<void> {
    await this.database.rows(add, [subject, wrapped, at]);
  }

  /** Destroys a key; the subject gets none again. */
  async destroy(subject: string, at: Date): Promise<void> {
    await this.database.rows(destroy, [subject, at]);
  }

  /** The keys after a subject, by subject. @param subject empty: from the first */
  after(subject: string, limit: number): Promise<Array<{ subjectId: string; wrappedKey: Buffer }>> {
    return this.database.rows(after, [subject, limit]);
  }

  /** Replaces keys that still are the old ones. @returns how many */
  async replace(keys: readonly Rewrapped[]): Promise<number> {
    const columns = [
      keys.map((key) => key.subjectId),
      keys.map((key) => key.old),
      keys.map((key) => key.new),
    ];
    return (await this.database.rows(replace, columns)).length;
  }
}
