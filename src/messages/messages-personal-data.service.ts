import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_THREADS } from './messages-personal-data.queries';

/** What is held of a person in threads. */
@HoldsPersonalData()
@Injectable()
export class MessagesPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_THREADS;
}
