import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_FLAGS } from './flags-personal-data.queries';

/** What is held of a person in flags. */
@HoldsPersonalData()
@Injectable()
export class FlagsPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_FLAGS;
}
