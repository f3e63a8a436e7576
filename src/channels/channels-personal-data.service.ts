import { Injectable } from '@nestjs/common';
import {
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_ON_CHANNELS } from './channels-personal-data.queries';

/** What is held of a person on channels. */
@HoldsPersonalData()
@Injectable()
export class ChannelsPersonalDataService implements PersonalDataHolder {
  constructor(private readonly rows: HeldRowsService) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_ON_CHANNELS, subject);
  }

  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    return this.rows.read(HELD_ON_CHANNELS, subject);
  }
}
