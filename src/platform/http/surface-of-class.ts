import { SetMetadata } from '@nestjs/common';
import type { Surface } from './surface';

export const SURFACE_OF_CLASS = 'controller:surface';

/** Records which surface a controller belongs to, and under which heading it is listed. */
export const SurfaceOfClass = (surface: Surface, group: string): ClassDecorator =>
  SetMetadata(SURFACE_OF_CLASS, { surface, group });
