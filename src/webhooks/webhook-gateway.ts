import { Webhook } from 'standardwebhooks';
import { postText, UpstreamFailure } from '../platform/outbound/upstream';
import { wayOut } from '../platform/outbound/public-address';
import { formProblem, isNamedOrigin } from './webhook-url';
import type { DueDelivery } from './webhook.queries';

const TIMEOUT_MS = 15_000;
const USER_AGENT = 'civic-issue-service (Standard Webhooks)';

/** What an attempt came to. */
export interface AttemptOutcome {
  /** Of the answer; null: there was none. */
  status: number | null;
  /** null: the endpoint took the event. */
  failure: string | null;
  retryAfter: string | null;
}

/**
 * Sends an event to its endpoint once, signed (docs/webhooks.md#signatures). Nothing of the answer is kept but its
 * status.
 * @param origins those the operator named in WEBHOOK_ORIGINS
 */
export async function deliver(
  delivery: DueDelivery,
  now: Date,
  origins: readonly string[],
): Promise<AttemptOutcome> {
  try {
    const problem = formProblem(delivery.url, origins);
    if (problem !== undefined) throw new UpstreamFailure(`The URL ${problem}`);
    const { status, retryAfter } = await postText(delivery.url, {
      headers: headersOf(delivery, now),
      body: delivery.payload,
      timeoutMs: TIMEOUT_MS,
      dispatcher: isNamedOrigin(delivery.url, origins) ? undefined : await wayOut(delivery.url),
    });
    const isTaken = status >= 200 && status < 300;
    return { status, failure: isTaken ? null : failureOf(status), retryAfter };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { status: null, failure: error.message, retryAfter: null };
  }
}

/** By the specification: the id of the event, the time of this attempt, and a signature by each secret that is good. */
function headersOf(delivery: DueDelivery, now: Date): Record<string, string> {
  const { eventId, payload, secret, previousSecret, previousSecretUntil } = delivery;
  const secrets = [secret];
  if (previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now)
    secrets.push(previousSecret);
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(eventId, now, payload)).join(' '),
  };
}

function failureOf(status: number): string {
  if (status >= 300 && status < 400) return 'It redirects, which is not followed';
  return status === 410 ? 'It wants no more events' : `It answered ${status}`;
}
