import { applyDecorators, Controller, UseFilters, UseInterceptors } from '@nestjs/common';
import { SurfaceMetadata } from '../surface-metadata.decorator';
import { FormatInterceptor } from './format.interceptor';
import { Open311ErrorFilter } from './open311-error.filter';

/** A controller of GeoReport: its path, answers and errors in the format of the URL, and its group in the document. */
export function Open311Api(path: string, group: string): ClassDecorator {
  return applyDecorators(
    Controller(path),
    UseFilters(Open311ErrorFilter),
    UseInterceptors(FormatInterceptor),
    SurfaceMetadata('open311', group),
  );
}
