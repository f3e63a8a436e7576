import { DomainError } from '../platform/http/domain-error';

/** There is no unit with this id. */
export class UnitNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such unit');
  }
}

/** The issue has another holder than the one that was seen. */
export class HolderChanged extends DomainError {
  constructor() {
    super('conflict', 'Somebody else has changed who works on the issue');
  }
}

/** There is no rule with this id. */
export class RuleNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such rule');
  }
}
