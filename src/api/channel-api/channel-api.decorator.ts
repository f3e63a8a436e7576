import { applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { ChannelErrorFilter, WebhookErrorFilter } from '../error-filters';
import { SurfaceMetadata } from '../surface-metadata.decorator';

/** A controller of a channel's feed and conversion: bare answers, errors of its own (docs/api/channels.md#errors). */
export function ChannelApi(path: string, group: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(ChannelErrorFilter),
    SurfaceMetadata('token', group),
  );
}

/** A controller a platform calls. */
export function WebhookApi(path: string, group: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    UseFilters(WebhookErrorFilter),
    SurfaceMetadata('token', group),
  );
}
