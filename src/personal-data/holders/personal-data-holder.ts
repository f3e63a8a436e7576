import { Inject, Injectable } from '@nestjs/common';
import type { PlacePrecision } from '../../kernel/place-precision';
import type { ExportKind } from './export-kinds';
import type { HeldRows } from './held-rows.queries';
import { HeldRowsService } from './held-rows.service';

/** The person whose data is counted, exported and erased. */
export interface PersonalDataSubject {
  userId: string;
  /**
   * The account itself, its personas, and the digest of the address; when their contributions are rewritten, the
   * personas of some of them.
   */
  ids: readonly string[];
  /** The address, in the form in which addresses are compared; null: none, or not shown to be theirs. */
  email: string | null;
}

/** A file that belongs to a line of an export. */
export interface ExportedFile {
  /** Its name in the export. */
  name: string;
  /** Calls `work` with the bytes as a local file. @throws if they cannot be read */
  read<T>(work: (path: string) => Promise<T>): Promise<T>;
}

/** A line of an export. */
export interface ExportedValue {
  kind: ExportKind;
  value: object;
  file?: ExportedFile;
}

/** What is erased, and how. */
export interface ErasurePlan {
  /**
   * `part`: moves contributions of the person to the stand-in of their issue or event; `rewrite`: changes words,
   * pictures and places of contributions of `ids`; `delete`: deletes what nothing public depends on. Each is done in
   * all contexts before the next.
   */
  step: 'part' | 'rewrite' | 'delete';
  /** Whether the account is that of an official, whose acts stay under the name of the office. */
  isOfficial: boolean;
  /** The names by which the person was shown. */
  names: readonly string[];
  /** What happens with what the person wrote, and with their photos and videos. */
  words: 'keep' | 'remove';
  /** How exactly the places of their reports are shown afterwards; `keep`: as before. */
  place: 'keep' | Exclude<PlacePrecision, 'exact'>;
}

/** How many rows a part of an erasure changes at most. */
export const ERASURE_BATCH = 200;

/** What a context holds of people. By itself it exports rows as they are stored. */
@Injectable()
export abstract class PersonalDataHolder {
  @Inject() protected readonly rows!: HeldRowsService;

  /** The rows of the context. */
  protected readonly held: readonly HeldRows[] = [];

  /** @returns how much there is of each kind */
  count(subject: PersonalDataSubject): Promise<Partial<Record<ExportKind, number>>> {
    return this.rows.count(this.held, subject);
  }

  /** All of it, kind by kind. It reads a batch when the one before was taken, so that memory has a limit. */
  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(this.held, subject);
  }

  /**
   * Does a part of an erasure in a transaction of its own, of at most 200 issues or 500 rows. It is called until it
   * returns 0, and is safe to repeat.
   * @returns how many rows
   */
  abstract eraseStep(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number>;
}
