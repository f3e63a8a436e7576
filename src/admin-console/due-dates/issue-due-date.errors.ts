import type { CategorySlug } from '../../kernel/categories';
import { DomainError } from '../../platform/http/domain-error';

/** The issue has another category than the one it was to have before. */
export class CategoryChanged extends DomainError {
  constructor(now: CategorySlug) {
    super('conflict', `The category is ${now} by now`);
  }
}
