import { DomainError } from '../platform/http/domain-error';

/** There is no such person, or they have no contributions. */
export class ScoreNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no score of this person');
  }
}
