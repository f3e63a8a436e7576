import { applyDecorators, type ExceptionFilter, type Type, UseFilters } from '@nestjs/common';
import type { Surface } from '../kernel/surfaces';
import type { ErrorBody } from './error-body';
import { CHANNEL_ERRORS, WEBHOOK_ERRORS } from './channel-api/error-bodies';
import {
  BareApiErrorFilter,
  ChannelErrorFilter,
  TokenApiErrorFilter,
  WebhookErrorFilter,
} from './error-filters';
import { Open311ErrorFilter } from './open311-api/open311-error.filter';
import { SurfaceMetadata } from './surface-metadata.decorator';

/** What writes the errors of the routes of a surface; those of the site are written by the global filter. */
const FILTERS: Partial<Record<Surface, Type<ExceptionFilter>>> = {
  token: TokenApiErrorFilter,
  public: BareApiErrorFilter,
  console: BareApiErrorFilter,
  open311: Open311ErrorFilter,
};

/** What writes errors of another form than that of the surface. */
const FILTERS_BY_FORM = new Map<ErrorBody, Type<ExceptionFilter>>([
  [CHANNEL_ERRORS, ChannelErrorFilter],
  [WEBHOOK_ERRORS, WebhookErrorFilter],
]);

/**
 * Declares which API the routes of a controller belong to, beside `@Controller` with their whole path.
 * @param tag the heading of its routes in the index and the OpenAPI document
 * @param errors the form of its errors, if it is not that of the surface
 */
export function Api(surface: Surface, tag: string, errors?: ErrorBody): ClassDecorator {
  const filter = errors ? FILTERS_BY_FORM.get(errors) : FILTERS[surface];
  return applyDecorators(SurfaceMetadata(surface, tag, errors), ...(filter ? [UseFilters(filter)] : []));
}
