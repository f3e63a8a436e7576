import { DomainError } from '../../platform/http/domain-error';

/** The merge cannot be undone: there is none, or it was undone already. */
export class NotMerged extends DomainError {
  constructor() {
    super('conflict', 'The issues are not merged. Nothing was undone');
  }
}

/** The merge is too old to be undone. */
export class MergeTooOld extends DomainError {
  constructor(days: number) {
    super('conflict', `A merge can be undone for ${days} days. Nothing was undone`);
  }
}

/** An issue of the merge was joined with another one since. */
export class JoinedSince extends DomainError {
  constructor() {
    super('conflict', 'An issue of the merge was merged once more since: undo that first');
  }
}
