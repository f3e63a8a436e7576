import type { CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';

/** There is no service of this code. */
export class ServiceUnknown extends DomainError {
  constructor(city: CitySlug) {
    const message = `was not found in ${city}`;
    super('notFound', `service_code ${message}`, [{ field: 'service_code', message }]);
  }
}
