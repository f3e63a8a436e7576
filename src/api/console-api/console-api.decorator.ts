import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { BareApiErrorFilter } from '../error-filters';
import { AtHome } from '../home.decorator';

/** A controller of the console: its path under /api/admin, its errors in the framework's body. */
export function ConsoleApi(path: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/admin/${path}`),
    UseFilters(BareApiErrorFilter),
    AtHome('console', path),
  );
}
