import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TokenApiErrorFilter } from '../error-filters';
import { SurfaceOfClass } from '../surface-of-class';

/** A controller of the token API: its path under /api, its errors in the envelope, its place in the document. */
export function TokenApi(path: string, group: string = path): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(TokenApiErrorFilter),
    ApiTags(group),
    SurfaceOfClass('token', group),
  );
}
