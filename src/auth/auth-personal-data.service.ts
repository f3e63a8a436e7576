import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_OF_ACCOUNTS } from './auth-personal-data.queries';

/** What is held of a person as an account. */
@HoldsPersonalData()
@Injectable()
export class AuthPersonalDataService extends RowsHolder {
  protected readonly held = HELD_OF_ACCOUNTS;
}
