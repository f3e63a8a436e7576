import type { ApiClientRequest } from '../../api/open311-api/api-client-request';

/** A request with a parsed form, whose fields are the body. */
export interface Open311Request extends ApiClientRequest {
  /** The files of the form, under any field name. */
  formFiles?: Buffer[];
}
