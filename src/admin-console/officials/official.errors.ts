import { DomainError } from '../../platform/http/domain-error';

/** The address of the official does not refuse mail, and there is no letter to write. */
export class NothingToWrite extends DomainError {
  constructor() {
    super(
      'conflict',
      'The address of the official did not refuse mail, and no letter is to be written to it',
    );
  }
}
