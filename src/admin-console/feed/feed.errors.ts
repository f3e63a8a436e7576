import { DomainError } from '../../platform/http/domain-error';

/** There is no cluster of this id. */
export class ClusterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such cluster');
  }
}
