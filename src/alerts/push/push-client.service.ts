import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { publicDispatcherFor } from '../../platform/http-client/public-address';
import { postText, PrivateAddressFailure, UpstreamFailure } from '../../platform/http-client/upstream';
import { type PushEndpoint, wrongFieldOf } from './push-endpoint';
import { PushKeysService } from './push-keys.service';

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is off. */
const TTL_S = 24 * 3600;

const GONE = new Set([404, 410]);
const TOO_MANY = 429;

/**
 * The result of sending a message to a push service. `later`: it was not reached, or asks for a retry; `refused`: also
 * if the message could not be encrypted for the device, or messages may not be sent to its endpoint.
 */
export type PushAnswer = 'taken' | 'gone' | 'refused' | 'later';

/** Sends messages to push services. The library is loaded with the first message. */
@Injectable()
export class PushClientService {
  constructor(
    private readonly keys: PushKeysService,
    private readonly config: Config,
  ) {}

  /**
   * Sends a message to a device once, encrypted for it (RFC 8291), and not to a private address. Only the status of the
   * response is read.
   * @param signal aborts the request
   */
  async send(device: PushEndpoint, payload: string, signal: AbortSignal): Promise<PushAnswer> {
    const origins = this.config.settings.PUSH_ORIGINS;
    // The endpoint may have been stored under an older rule, or while the operator named its origin.
    if (wrongFieldOf(device, origins)) return 'refused';
    const details = await this.detailsOf(device, payload);
    if (!details) return 'refused';
    const { endpoint } = device;
    const { headers, body } = details;
    const isNamed = origins.includes(new URL(endpoint).origin);
    // The length is computed when the request is made.
    const texts = Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)] as const);
    try {
      const { status } = await postText(endpoint, {
        headers: Object.fromEntries(texts),
        body,
        timeoutMs: TIMEOUT_MS,
        signal,
        dispatcher: isNamed ? undefined : await publicDispatcherFor(endpoint),
      });
      return answerOf(status);
    } catch (error) {
      if (error instanceof PrivateAddressFailure) return 'refused';
      if (error instanceof UpstreamFailure) return 'later';
      throw error;
    }
  }

  /** The request with a message; undefined if the message cannot be encrypted with the key the device gave. */
  private async detailsOf({ endpoint, p256dh, auth }: PushEndpoint, payload: string) {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: this.keys.subject, ...(await this.keys.get()) };
    try {
      const to = { endpoint, keys: { p256dh, auth } };
      return webPush.generateRequestDetails(to, payload, { vapidDetails, TTL: TTL_S });
    } catch {
      return undefined;
    }
  }
}

function answerOf(status: number): PushAnswer {
  if (GONE.has(status)) return 'gone';
  if (status >= 200 && status < 300) return 'taken';
  return status >= 400 && status < 500 && status !== TOO_MANY ? 'refused' : 'later';
}
