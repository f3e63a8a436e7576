import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { BareApiErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/**
 * A controller of the console: its path under /api/admin, and errors in the framework's default body.
 * @param tag the heading of its routes in the OpenAPI document; by default the path
 */
export function ConsoleApi(path: string, tag = path): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    UseFilters(BareApiErrorFilter),
    SurfaceMetadata('console', tag),
  );
}
