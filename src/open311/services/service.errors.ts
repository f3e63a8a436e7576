import type { CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';

/** There is no service of this code. */
export class ServiceUnknown extends DomainError {
  constructor(city: CitySlug) {
    super('notFound', `service_code was not found in ${city}`);
  }
}
