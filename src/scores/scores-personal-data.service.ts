import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_SCORES } from './scores-personal-data.queries';

/** What is held of a person in scores. */
@HoldsPersonalData()
@Injectable()
export class ScoresPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_SCORES;
}
