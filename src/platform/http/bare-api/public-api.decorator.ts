import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BareApiErrorFilter } from '../error-filters';
import { SurfaceOfClass } from '../surface-of-class';

/** A controller of the public read API: its path under /api, its errors in the framework's body. */
export function PublicApi(path: string, group: string = path): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(BareApiErrorFilter),
    ApiTags(group),
    SurfaceOfClass('public', group),
  );
}
