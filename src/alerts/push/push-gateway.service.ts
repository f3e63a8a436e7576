import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { wayOut } from '../../platform/outbound/public-address';
import { postText, UpstreamFailure } from '../../platform/outbound/upstream';
import type { PushEndpoint } from './push-endpoint';
import { PushKeys } from './push-keys.service';

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is off. */
const TTL_S = 24 * 3600;

/** The way messages leave for push services. The library is loaded with the first of them. */
@Injectable()
export class PushGateway {
  constructor(
    private readonly keys: PushKeys,
    private readonly config: Config,
  ) {}

  /** Whether messages leave at all. */
  get isOn(): boolean {
    return this.keys.isOn;
  }

  /**
   * Sends a message to a device once, encrypted for it (RFC 8291), and to no private address. Nothing of the answer is
   * read but its status.
   * @returns the status; undefined where there was none
   */
  async send({ endpoint, p256dh, auth }: PushEndpoint, payload: string): Promise<number | undefined> {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: this.keys.subject, ...(await this.keys.get()) };
    const to = { endpoint, keys: { p256dh, auth } };
    const { headers, body } = webPush.generateRequestDetails(to, payload, { vapidDetails, TTL: TTL_S });
    const isNamed = this.config.settings.PUSH_ORIGINS.includes(new URL(endpoint).origin);
    // The length is counted where the request is made.
    const texts = Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)] as const);
    try {
      const { status } = await postText(endpoint, {
        headers: Object.fromEntries(texts),
        body,
        timeoutMs: TIMEOUT_MS,
        dispatcher: isNamed ? undefined : await wayOut(endpoint),
      });
      return status;
    } catch (error) {
      if (error instanceof UpstreamFailure) return undefined;
      throw error;
    }
  }
}
