import { SetMetadata } from '@nestjs/common';
import type { Surface } from './surface';

export const HOME = 'controller:home';

/** Where a controller belongs: its surface, and the heading it is listed under. */
export interface Home {
  surface: Surface;
  group: string;
}

/** Records where a controller belongs. */
export const AtHome = (surface: Surface, group: string): ClassDecorator =>
  SetMetadata(HOME, { surface, group } satisfies Home);
