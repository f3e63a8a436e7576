import { Version } from '@nestjs/common';
import type { SharedSurface } from './surface';

/** Marks a handler whose path both APIs define: it answers if `surfaceFor` chooses its surface. */
export const SharedPath = (surface: SharedSurface): MethodDecorator => Version(surface);
