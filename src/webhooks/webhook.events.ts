import type { DisabledReason } from '../kernel/webhooks';

/** The service itself stopped sending events to an endpoint. */
export class WebhookDisabled {
  constructor(
    readonly endpointId: string,
    /** The host of the URL, without path and query, which may contain a token. */
    readonly host: string,
    readonly reason: Exclude<DisabledReason, 'asked'>,
  ) {}
}
