import { CODE_REQUIRED } from '../../kernel/console';
import { DomainError, Forbidden, InvalidInput, Unauthorized } from '../../platform/http/domain-error';

/** The password is right, and the account has a second factor. */
export class CodeRequired extends Unauthorized {
  constructor() {
    super(CODE_REQUIRED);
  }
}

/** The password is right, but not the code; or the code was used before. */
export class WrongCode extends Unauthorized {
  constructor() {
    super('Wrong code, or it was used before');
  }
}

/** The settings require a second factor, which the account has not. */
export class SecondFactorMissing extends Forbidden {
  constructor() {
    super('Set up a second factor first, under Account');
  }
}

/** There is no secret to confirm. */
export class NotEnrolled extends DomainError {
  constructor() {
    super('conflict', 'There is no secret to confirm: enrol first');
  }
}

/** The code is not one of the new secret. */
export class NotTheCode extends InvalidInput {
  constructor() {
    super([{ field: 'code', message: 'is not one of this secret now: check the clock of the device' }]);
  }
}
