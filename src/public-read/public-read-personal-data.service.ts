import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_PROFILES } from './public-read-personal-data.queries';

/** What is held of a person in profiles and events. */
@HoldsPersonalData()
@Injectable()
export class PublicReadPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_PROFILES;
}
