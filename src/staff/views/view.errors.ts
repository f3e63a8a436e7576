import { DomainError } from '../../platform/http/domain-error';

/** There is no view with this id, or the account does not see it. */
export class ViewNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such view');
  }
}

/** Every city has this view; nobody changes or removes it. */
export class ViewUnchangeable extends DomainError {
  constructor() {
    super('conflict', 'This view is there from the start and stays as it is');
  }
}

/** The account has made as many views as it may. */
export class TooManyViews extends DomainError {
  constructor() {
    super('conflict', 'You have 100 views of this city; remove one first');
  }
}
