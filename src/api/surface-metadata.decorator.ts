import { SetMetadata } from '@nestjs/common';
import type { Surface } from '../kernel/surfaces';
import type { ErrorBody } from './error-body';

export const SURFACE_METADATA = 'controller:surface';

/** The surface of a controller, and the heading it is listed under. */
export interface SurfaceEntry {
  surface: Surface;
  group: string;
  /** The form of its errors, if it is not that of the surface. */
  errors?: ErrorBody | undefined;
}

/** Stores the surface and the heading of a controller. */
export const SurfaceMetadata = (surface: Surface, group: string, errors?: ErrorBody): ClassDecorator =>
  SetMetadata(SURFACE_METADATA, { surface, group, errors } satisfies SurfaceEntry);
