import { DomainError } from '../../platform/http/domain-error';

/** The address of the official is written to, and no letter is to be written. */
export class NothingToWrite extends DomainError {
  constructor() {
    super(
      'conflict',
      'The address of the official did not refuse mail, and no letter is to be written to it',
    );
  }
}
