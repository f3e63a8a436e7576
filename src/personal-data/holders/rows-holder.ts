import { Injectable } from '@nestjs/common';
import type { HeldRows } from './held-rows.queries';
import { HeldRowsService } from './held-rows.service';
import type { ExportedValue, PersonalDataHolder, PersonalDataSubject } from './personal-data-holder';

/** A holder of rows that are exported as they are stored. */
@Injectable()
export abstract class RowsHolder implements PersonalDataHolder {
  /** The rows of the context. */
  protected abstract readonly held: readonly HeldRows[];

  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(this.held, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(this.held, subject);
  }
}
