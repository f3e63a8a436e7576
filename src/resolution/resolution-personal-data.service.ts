import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_OF_REPAIRS } from './resolution-personal-data.queries';

/** What is held of a person in resolutions. */
@HoldsPersonalData()
@Injectable()
export class ResolutionPersonalDataService extends RowsHolder {
  protected readonly held = HELD_OF_REPAIRS;
}
