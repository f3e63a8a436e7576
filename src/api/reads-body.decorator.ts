import { SetMetadata } from '@nestjs/common';
import type { RouteBody } from '../platform/http/edge/body-reading';

export const READS_BODY = 'route:reads-body';

/** Declares the body that a route takes, instead of that of its surface (`SURFACES`): JSON, or a form on the site. */
export const ReadsBody = (body: RouteBody): MethodDecorator => SetMetadata(READS_BODY, body);
