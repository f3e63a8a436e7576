import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { BareApiErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/** A controller of the console: its path under /api/admin, its errors in the framework's body. */
export function ConsoleApi(path: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    UseFilters(BareApiErrorFilter),
    SurfaceMetadata('console', path),
  );
}
