import type { ApiClientRequest } from '../../api/open311-api/api-client-request';

/** A request with a form that was read: its fields are the body. */
export interface Open311Request extends ApiClientRequest {
  /** The files of the form, whatever their fields are called. */
  formFiles?: Buffer[];
}
