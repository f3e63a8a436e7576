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

/** A unit or an account that holds issues is deactivated without saying who gets them. */
export class HoldsIssues extends DomainError {
  constructor(count: number) {
    const issues = count === 1 ? '1 issue' : `${count} issues`;
    super(
      'conflict',
      `${issues} would be left without a holder: assign them, or say with moveTo who gets them`,
    );
  }
}
