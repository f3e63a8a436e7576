import { DomainError } from '../../platform/http/domain-error';

/** The directory of reporters has nobody with this id. */
export class ReporterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such reporter');
  }
}
