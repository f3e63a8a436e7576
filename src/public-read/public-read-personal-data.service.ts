import { Injectable } from '@nestjs/common';
import {
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_IN_PROFILES } from './public-read-personal-data.queries';

/** What is held of a person in profiles and events. */
@HoldsPersonalData()
@Injectable()
export class PublicReadPersonalDataService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_IN_PROFILES, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_IN_PROFILES, subject);
  }
}
