import { categoryName, type CategorySlug } from '../../kernel/categories';
import { DomainError } from '../../platform/http/domain-error';

/** The category of the issue is not the expected one. */
export class CategoryChanged extends DomainError {
  constructor(now: CategorySlug) {
    super('conflict', `The category is ${categoryName(now)} by now`);
  }
}
