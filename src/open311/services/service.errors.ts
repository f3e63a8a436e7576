import type { CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';

/** There is no service with this code. */
export class ServiceUnknown extends DomainError {
  /** @param city undefined: no city has it */
  constructor(city: CitySlug | undefined) {
    const message = city === undefined ? 'was not found' : `was not found in ${city}`;
    super('notFound', `service_code ${message}`, [{ field: 'service_code', message }]);
  }
}
