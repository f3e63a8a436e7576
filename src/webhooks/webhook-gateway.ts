import { Webhook } from 'standardwebhooks';
import { postText, UpstreamFailure } from '../outbound/upstream';
import { wayOut } from '../outbound/public-address';
import { formProblem, isNamedOrigin } from './webhook-url';
import { stillGood } from './webhook-secret';
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

/** With what an event is sent. */
export interface DeliveryTerms {
  now: Date;
  /** Those the operator named in WEBHOOK_ORIGINS. */
  origins: readonly string[];
  /** Breaks the attempt off. */
  signal: AbortSignal;
}

/**
 * Sends an event to its endpoint once, signed (docs/webhooks.md#signatures). Nothing of the answer is kept but its
 * status.
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
  const { eventId, payload, secret, formerSecrets } = delivery;
  // The newest first: receivers that look at one signature alone have that secret.
  const secrets = [
    secret,
    ...stillGood(formerSecrets, now)
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
  if (status >= 300 && status < 400) return 'It redirects, which is not followed';
  return status === 410 ? 'It wants no more events' : `It answered ${status}`;
}
