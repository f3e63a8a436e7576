import { Injectable } from '@nestjs/common';
import {
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_IN_SCORES } from './scores-personal-data.queries';

/** What is held of a person in scores. */
@HoldsPersonalData()
@Injectable()
export class ScoresPersonalDataService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_IN_SCORES, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_IN_SCORES, subject);
  }
}
