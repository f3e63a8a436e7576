import { SetMetadata } from '@nestjs/common';
import type { Surface } from './surface';

export const SURFACE_METADATA = 'controller:surface';

/** Where a controller belongs: its surface, and the heading it is listed under. */
export interface SurfaceEntry {
  surface: Surface;
  group: string;
}

/** Records where a controller belongs. */
export const SurfaceMetadata = (surface: Surface, group: string): ClassDecorator =>
  SetMetadata(SURFACE_METADATA, { surface, group } satisfies SurfaceEntry);
