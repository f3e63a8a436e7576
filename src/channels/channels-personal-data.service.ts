import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, PersonalDataHolder } from '../personal-data';
import { HELD_ON_CHANNELS } from './channels-personal-data.queries';

/** What is held of a person on channels. */
@HoldsPersonalData()
@Injectable()
export class ChannelsPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_ON_CHANNELS;

  /** Posts belong to an address on their channel, and go with their time. */
  override eraseStep(): Promise<number> {
    return Promise.resolve(0);
  }
}
