import { DomainError } from '../platform/http/domain-error';

/** There is no endpoint of that id, or it is not the caller's. */
export class WebhookEndpointNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such webhook endpoint');
  }
}

/** There is no event of that id, or it is older than thirty days. */
export class WebhookEventNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such event, or it is older than 30 days');
  }
}

/** There are as many endpoints as one may have. */
export class TooManyWebhookEndpoints extends DomainError {
  constructor(limit: number) {
    super('conflict', `There are ${limit} endpoints already; remove one that is not needed`);
  }
}

/** The secret of an endpoint was replaced as often within a day as it may be. */
export class TooManyWebhookSecrets extends DomainError {
  constructor(limit: number) {
    super('conflict', `The secret was replaced ${limit} times within a day; try again later`);
  }
}

/** What is asked of an endpoint whose client has no key any more. */
export class WebhookClientRevoked extends DomainError {
  constructor() {
    super('conflict', 'The client of the endpoint was revoked');
  }
}

/** As many URLs of an owner are being looked at as may be at the same time. */
export class TooManyWebhookLookups extends DomainError {
  constructor() {
    super('unavailable', 'The host names of other URLs are being looked up for you; try again shortly');
  }
}

/** What is asked of an endpoint that is disabled. */
export class WebhookEndpointDisabled extends DomainError {
  constructor() {
    super('conflict', 'The endpoint is disabled; enable it first');
  }
}
