import { Injectable } from '@nestjs/common';
import { HeldRowsService } from './holders/held-rows.service';
import { HoldsPersonalData } from './holders/holds-personal-data.decorator';
import type { ExportedValue, PersonalDataHolder, PersonalDataSubject } from './holders/personal-data-holder';
import { HELD_IN_READS } from './personal-data-reads.queries';

/** What is held of a person in the log of reads. */
@HoldsPersonalData()
@Injectable()
export class PersonalDataReadsService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_IN_READS, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_IN_READS, subject);
  }
}
