import type { CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';

/** There is no such request in the city, or everyone is kept from seeing it. */
export class RequestUnknown extends DomainError {
  constructor() {
    super('notFound', 'service_request_id was not found');
  }
}

/** No token was ever given: an id is answered at once. */
export class TokenUnknown extends DomainError {
  constructor(city: CitySlug) {
    super('notFound', `token was not found in ${city}: service_request_id is answered at once`);
  }
}
