import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { ChannelErrorFilter, WebhookErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/**
 * A controller of a channel's feed and conversion: bare answers, and the channels' errors
 * (docs/api/conventions.md#errors).
 */
export function ChannelApi(path: string, group: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(ChannelErrorFilter),
    SurfaceMetadata('token', group),
  );
}

/** A controller for the webhook of a platform. */
export function WebhookApi(path: string, group: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(WebhookErrorFilter),
    SurfaceMetadata('token', group),
  );
}
