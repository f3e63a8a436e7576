import type { DisabledReason } from '../kernel/webhooks';

/** The service stopped sending events to an endpoint, of its own accord. */
export class WebhookDisabled {
  constructor(
    readonly endpointId: string,
    /** Where it is, without path and query, which may hold a token. */
    readonly host: string,
    readonly reason: Exclude<DisabledReason, 'asked'>,
  ) {}
}
