import { Injectable } from '@nestjs/common';
import {
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_OF_ACCOUNTS } from './auth-personal-data.queries';

/** What is held of a person as an account. */
@HoldsPersonalData()
@Injectable()
export class AuthPersonalDataService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_OF_ACCOUNTS, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_OF_ACCOUNTS, subject);
  }
}
