import { SetMetadata } from '@nestjs/common';
import type { Surface } from '../kernel/surfaces';

export const SURFACE_METADATA = 'controller:surface';

/** The surface of a controller, and the heading it is listed under. */
export interface SurfaceEntry {
  surface: Surface;
  group: string;
}

/** Stores the surface and the heading of a controller. */
export const SurfaceMetadata = (surface: Surface, group: string): ClassDecorator =>
  SetMetadata(SURFACE_METADATA, { surface, group } satisfies SurfaceEntry);
