import { DomainError } from '../platform/http/domain-error';

/** There is no such person, or one without a contribution. */
export class ScoreNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no score of this person');
  }
}
