import { Injectable } from '@nestjs/common';
import {
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_OF_REPAIRS } from './resolution-personal-data.queries';

/** What is held of a person in resolutions. */
@HoldsPersonalData()
@Injectable()
export class ResolutionPersonalDataService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_OF_REPAIRS, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_OF_REPAIRS, subject);
  }
}
