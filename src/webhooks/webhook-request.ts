import { Webhook } from 'standardwebhooks';
import { isRedirect, postText, UpstreamFailure } from '../platform/http-client/upstream';
import { publicDispatcherFor } from '../platform/http-client/public-address';
import { formProblem, isNamedOrigin } from './webhook-url';
import { unexpiredSecrets } from './webhook-secret';
import type { DueDelivery } from './webhook.queries';

const TIMEOUT_MS = 15_000;
const USER_AGENT = 'civic-issue-service (Standard Webhooks)';

/** The outcome of an attempt. */
export interface AttemptOutcome {
  /** The status code of the response; null: there was no response. */
  status: number | null;
  /** The reason; null: the endpoint accepted the event. */
  failure: string | null;
  retryAfter: string | null;
}

/** The conditions of a delivery. */
export interface DeliveryTerms {
  now: Date;
  /** The origins that the operator allowed in WEBHOOK_ORIGINS. */
  origins: readonly string[];
  /** Aborts the attempt. */
  signal: AbortSignal;
}

/**
 * Sends an event to its endpoint once, signed (docs/webhooks.md#signatures). Only the status of the response is kept.
 */
export async function deliver(
  delivery: DueDelivery,
  { now, origins, signal }: DeliveryTerms,
): Promise<AttemptOutcome> {
  try {
    const problem = formProblem(delivery.url, origins);
    if (problem !== undefined) throw new UpstreamFailure(`The URL ${problem}`);
    const { status, retryAfter } = await postText(delivery.url, {
      headers: headersOf(delivery, now),
      body: delivery.payload,
      timeoutMs: TIMEOUT_MS,
      signal,
      dispatcher: isNamedOrigin(delivery.url, origins) ? undefined : await publicDispatcherFor(delivery.url),
    });
    const isTaken = status >= 200 && status < 300;
    return { status, failure: isTaken ? null : failureOf(status), retryAfter };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { status: null, failure: error.message, retryAfter: null };
  }
}

/** As specified: the id of the event, the time of this attempt, and a signature for each valid secret. */
function headersOf(delivery: DueDelivery, now: Date): Record<string, string> {
  const { eventId, payload, secret, formerSecrets } = delivery;
  // The newest first: receivers that check only the first signature have that secret.
  const secrets = [
    secret,
    ...unexpiredSecrets(formerSecrets, now)
      .map((former) => former.secret)
      .reverse(),
  ];
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(eventId, now, payload)).join(' '),
  };
}

function failureOf(status: number): string {
  if (isRedirect(status)) return 'It redirects, which is not followed';
  return status === 410 ? 'It wants no more events' : `It answered ${status}`;
}
