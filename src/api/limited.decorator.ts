import { SetMetadata } from '@nestjs/common';
import type { RouteLimit } from '../platform/limits/route-limit';

export const LIMITED = 'route:limits';

/**
 * Declares the rate limits of a route, instead of those of its surface (`SURFACES`).
 * @param limits in the order they are checked; none: the route is not limited
 */
export const Limited = (...limits: RouteLimit[]): MethodDecorator => SetMetadata(LIMITED, limits);
