import { SetMetadata } from '@nestjs/common';
import type { Surface } from '../kernel/surfaces';
import type { ErrorForm } from '../platform/http/error-form';

export const API = 'controller:api';

/** The API of a controller. */
export interface ControllerApi {
  surface: Surface;
  tag: string;
  errorForm?: ErrorForm | undefined;
}

/**
 * Declares which API the routes of a controller belong to, beside `@Controller` with their whole path.
 * @param tag the heading of its routes in the index and the OpenAPI document
 * @param errorForm the form of its errors, if it is not that of the API (`SURFACES`)
 */
export const Api = (surface: Surface, tag: string, errorForm?: ErrorForm): ClassDecorator =>
  SetMetadata(API, { surface, tag, errorForm } satisfies ControllerApi);
