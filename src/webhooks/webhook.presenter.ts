import type {
  RemovedWebhookEndpointDto,
  ReplayedWebhooksDto,
  WebhookAttemptDto,
  WebhookAttemptsDto,
  WebhookEndpointDto,
  WebhookSecretDto,
} from './dto/webhook.dto';
import type { ShownAttempt } from './webhook-log.queries';
import type { AttemptPage } from './webhook-log.service';
import type { Replayed, ShownEndpoint } from './webhook.queries';

/** An endpoint (docs/api/webhooks.md#endpoint). */
export function presentEndpoint(endpoint: ShownEndpoint): WebhookEndpointDto {
  const { id, url, description, eventTypes, cityScope, clientId, waiting, disabledReason } = endpoint;
  const { createdAt, failingSince, heldUntil, disabledAt, previousSecretUntil } = endpoint;
  return {
    id,
    url,
    description,
    eventTypes,
    cityScope,
    clientId,
    createdAt: createdAt.toISOString(),
    waiting,
    failingSince: failingSince?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    disabledReason,
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
  };
}

/** An endpoint with its new secret. */
export function presentSecret({
  after,
  secret,
}: {
  after: Pick<ShownEndpoint, 'id'>;
  secret: string;
}): WebhookSecretDto {
  return { id: after.id, secret };
}

/** The result of a replay. */
export function presentReplayed({ replayed, nextKey }: Replayed): ReplayedWebhooksDto {
  return { replayed, nextKey };
}

/** An endpoint that was removed. */
export function presentRemoved({ id }: { id: string }): RemovedWebhookEndpointDto {
  return { id };
}

/** An attempt to deliver an event (docs/api/webhooks.md#log). */
export function presentAttempt(attempt: ShownAttempt): WebhookAttemptDto {
  const { position, eventId, type, number, at, durationMs, status, failure } = attempt;
  return {
    position: Number(position),
    eventId,
    type,
    number,
    at: at.toISOString(),
    durationMs,
    status,
    failure,
  };
}

/** A page of the log. */
export function presentAttempts({ shown, nextKey }: AttemptPage): WebhookAttemptsDto {
  return { count: shown.length, items: shown.map(presentAttempt), nextKey };
}
