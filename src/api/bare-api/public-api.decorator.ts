import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { BareApiErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/** A controller of the public read API: its path under /api, and errors in the framework's default body. */
export function PublicApi(path: string, group: string = path): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(BareApiErrorFilter),
    SurfaceMetadata('public', group),
  );
}
