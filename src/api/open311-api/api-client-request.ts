import type { ApiClientIdentity } from '../../kernel/api-client';
import type { ApiRequest } from '../../platform/http/request';

/** A request to which the key of a registered client of Open311 belongs. */
export interface ApiClientRequest extends ApiRequest {
  apiClient?: ApiClientIdentity;
}
