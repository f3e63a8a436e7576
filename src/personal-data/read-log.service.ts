import { Injectable } from '@nestjs/common';
import type { DataKind, ReadPurpose } from '../kernel/personal-data';
import { Clock } from '../kernel/time/clock';
import { SubjectKeysService } from '../platform/subject-keys';
import { type ReadFilter, ReadLogQueries, type ReadRow, type ShownRead } from './read-log.queries';

/** What a request is about to be answered with. */
export interface AnsweredRead {
  reader: { id: string; role: string; cities: readonly string[] | null };
  /** The method and the pattern of the path. */
  route: string;
  kinds: readonly DataKind[];
  /** Whose data it is: accounts, officials, or digests of addresses and numbers. */
  subjects: readonly string[];
  purpose?: ReadPurpose;
  /** The purpose in words. */
  words?: string;
}

/** The reads of a person's data. */
export interface OwnReads {
  count: number;
  newest: ShownRead[];
}

const WORDS = 'read.words';

/**
 * The log of who read personal data of whom, and for what. It is no audit record: it is deleted after a time, and the
 * people whose data was read see it.
 */
@Injectable()
export class ReadLogService {
  constructor(
    private readonly queries: ReadLogQueries,
    private readonly keys: SubjectKeysService,
    private readonly clock: Clock,
  ) {}

  /** Logs a read. Call it before the answer: a request whose read cannot be logged is not answered. */
  async record({ reader, route, kinds, subjects, purpose, words }: AnsweredRead): Promise<void> {
    const [first] = subjects;
    await this.queries.add({
      at: this.clock.now(),
      accountId: reader.id,
      role: reader.role,
      route,
      purpose: purpose ?? null,
      words: words && first !== undefined ? await this.keys.seal(first, WORDS, words) : null,
      kinds: [...kinds],
      cities: reader.cities && [...reader.cities],
      subjects: [...subjects],
    });
  }

  /** How often staff read somebody's data, with the newest 100 reads: when, by which role and for what, not by whom. */
  async of(subject: string): Promise<OwnReads> {
    const [count, newest] = await Promise.all([
      this.queries.countOfSubject(subject),
      this.queries.ofSubject(subject),
    ]);
    return { count, newest };
  }

  /** All reads, newest first, with who read. Words are `erased` if their subject is. */
  async list(filter: ReadFilter): Promise<ReadRow[]> {
    const rows = await this.queries.list(filter);
    const sealed = rows.flatMap(({ words }) => (words === null ? [] : [{ sealed: words, context: WORDS }]));
    const opened = await this.keys.unsealAll(sealed);
    const texts = new Map(sealed.map((text, at) => [text.sealed, opened[at] ?? 'erased']));
    return rows.map((row) => ({ ...row, words: row.words && texts.get(row.words)! }));
  }
}
