import { Version } from '@nestjs/common';
import type { Surface } from './surface';

/** Marks a handler whose path both surfaces define: it answers when `surfaceFor` chooses its surface. */
export const SharedPath = (surface: Surface): MethodDecorator => Version(surface);
