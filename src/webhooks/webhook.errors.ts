import { DomainError } from '../platform/http/domain-error';

/** No endpoint has that id, or it is not the caller's. */
export class WebhookEndpointNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such webhook endpoint');
  }
}

/** No event has that id, or it is older than thirty days. */
export class WebhookEventNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such event, or it is older than 30 days');
  }
}

/** The owner has the maximum number of endpoints. */
export class TooManyWebhookEndpoints extends DomainError {
  constructor(limit: number) {
    super('conflict', `There are ${limit} endpoints already; remove one that is not needed`);
  }
}

/** The secret of an endpoint was replaced the maximum number of times within a day. */
export class TooManyWebhookSecrets extends DomainError {
  constructor(limit: number) {
    super('conflict', `The secret was replaced ${limit} times within a day; try again later`);
  }
}

/** The client of the endpoint was revoked. */
export class WebhookClientRevoked extends DomainError {
  constructor() {
    super('conflict', 'The client of the endpoint was revoked');
  }
}

/** The maximum number of URLs of the owner is being checked. */
export class TooManyWebhookLookups extends DomainError {
  constructor() {
    super('unavailable', 'The host names of other URLs are being looked up for you; try again shortly');
  }
}

/** The endpoint is disabled. */
export class WebhookEndpointDisabled extends DomainError {
  constructor() {
    super('conflict', 'The endpoint is disabled; enable it first');
  }
}
