import { DomainError } from '../../platform/http/domain-error';

/** There is no such template. */
export class TemplateNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such template');
  }
}
