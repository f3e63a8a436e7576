import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { InvalidInput } from '../platform/http/domain-error';
import { TooManyWebhookLookups } from './webhook.errors';
import { urlProblem } from './webhook-url';

/** The maximum number of URLs of one owner that are checked at the same time. */
const MAX_LOOKUPS_PER_OWNER = 3;
/** All city staff count as one owner. */
const CITY_STAFF = 'city-staff';

declare const CHECKED: unique symbol;
/** A URL that `WebhookUrlsService` accepted; the type keeps endpoints from getting any other. */
export type CheckedUrl = string & { readonly [CHECKED]: true };

/**
 * Checks the URLs of endpoints before the transaction that stores them: resolving a host name takes seconds if its name
 * servers do not respond, and a transaction would hold a connection and row locks for that time.
 */
@Injectable()
export class WebhookUrlsService {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly config: Config) {}

  /**
   * @param clientId the client of the endpoint; null: city staff
   * @throws InvalidInput for a URL that is not allowed, or whose host name could not be resolved in time;
   *   TooManyWebhookLookups
   */
  async check(url: string, clientId: string | null): Promise<CheckedUrl> {
    const owner = clientId ?? CITY_STAFF;
    const count = this.underWay.get(owner) ?? 0;
    if (count >= MAX_LOOKUPS_PER_OWNER) throw new TooManyWebhookLookups();
    this.underWay.set(owner, count + 1);
    try {
      const message = await urlProblem(url, this.config.settings.WEBHOOK_ORIGINS);
      if (message !== undefined) throw new InvalidInput([{ field: 'url', message }]);
      return url as CheckedUrl;
    } finally {
      const left = (this.underWay.get(owner) ?? 1) - 1;
      if (left > 0) this.underWay.set(owner, left);
      else this.underWay.delete(owner);
    }
  }
}
