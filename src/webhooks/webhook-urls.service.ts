import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { InvalidInput } from '../platform/http/domain-error';
import { TooManyWebhookLookups } from './webhook.errors';
import { urlProblem } from './webhook-url';

/** How many URLs of one owner are looked at at the same time. */
const MAX_LOOKUPS_PER_OWNER = 3;
/** All of city staff are one owner. */
const CITY_STAFF = 'city-staff';

declare const CHECKED: unique symbol;
/** A URL `WebhookUrls` found nothing against; the type keeps endpoints from getting any other. */
export type CheckedUrl = string & { readonly [CHECKED]: true };

/**
 * Looks at the URLs events are to be sent to, before the transaction that writes one: looking up a host name takes
 * seconds where its name servers are silent, and a transaction holds a connection and rows for as long.
 */
@Injectable()
export class WebhookUrls {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly config: Config) {}

  /**
   * @param clientId whose endpoint it is to be; null: that of city staff
   * @throws InvalidInput for a URL nothing may be sent to, or whose host name could not be looked up in time;
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
