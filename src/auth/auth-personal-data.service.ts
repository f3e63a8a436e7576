import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, PersonalDataHolder } from '../personal-data';
import { HELD_OF_ACCOUNTS } from './auth-personal-data.queries';

/** What is held of a person as an account. */
@HoldsPersonalData()
@Injectable()
export class AuthPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_OF_ACCOUNTS;

  /** The run of an erasure itself erases the account, at its beginning and at its end. */
  override eraseStep(): Promise<number> {
    return Promise.resolve(0);
  }
}
