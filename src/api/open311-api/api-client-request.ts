import type { ApiClientIdentity } from '../../kernel/people/api-client';
import type { ApiRequest } from '../../platform/http/request';

/** A request that was sent with the key of a registered Open311 client. */
export interface ApiClientRequest extends ApiRequest {
  apiClient?: ApiClientIdentity;
}
