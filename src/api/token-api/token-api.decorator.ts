import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { TokenApiErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/** A controller of the token API: its path under /api, errors in the envelope, and its group in the document. */
export function TokenApi(path: string, group: string = path): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(TokenApiErrorFilter),
    SurfaceMetadata('token', group),
  );
}
