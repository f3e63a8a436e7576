import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { BATCH, type HeldRows } from './held-rows.queries';
import type { ExportKind } from './export-kinds';
import type { ExportedValue, PersonalDataSubject } from './personal-data-holder';

interface HeldRow {
  position: string;
}

/** Counts and reads rows about a person, for the holders. */
@Injectable()
export class HeldRowsService {
  constructor(private readonly database: Database) {}

  /** @returns how many rows there are of each kind */
  async count(
    held: readonly HeldRows[],
    subject: PersonalDataSubject,
  ): Promise<Partial<Record<ExportKind, number>>> {
    const counts: Partial<Record<ExportKind, number>> = {};
    for (const { kind, by, count } of held) {
      const row = await this.database.row<{ count: number }>(count, [subject[by]]);
      counts[kind] = row?.count ?? 0;
    }
    return counts;
  }

  /** All rows, kind by kind, of which a batch is in memory at a time. */
  async *read(held: readonly HeldRows[], subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for (const { kind, by, batch } of held) {
      for (let after = '', length = BATCH; length === BATCH;) {
        const rows = await this.database.rows<HeldRow>(batch, [subject[by], after]);
        for (const { position, ...value } of rows) {
          after = position;
          yield { kind, value };
        }
        length = rows.length;
      }
    }
  }
}
