import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_ON_CHANNELS } from './channels-personal-data.queries';

/** What is held of a person on channels. */
@HoldsPersonalData()
@Injectable()
export class ChannelsPersonalDataService extends RowsHolder {
  protected readonly held = HELD_ON_CHANNELS;
}
