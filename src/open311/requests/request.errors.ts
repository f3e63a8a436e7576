import type { CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';

/** The city has no such request, or it is hidden. */
export class RequestUnknown extends DomainError {
  constructor() {
    super('notFound', 'service_request_id was not found');
  }
}

/** Tokens are never issued: the answer to a report has the id. */
export class TokenUnknown extends DomainError {
  constructor(city: CitySlug) {
    super('notFound', `token was not found in ${city}: service_request_id is answered at once`);
  }
}
