import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import {
  TooManyWebhookEndpoints,
  TooManyWebhookSecrets,
  WebhookClientRevoked,
  WebhookEndpointNotFound,
} from './webhook.errors';
import { newSecret, stillGood } from './webhook-secret';
import type { CheckedUrl } from './webhook-urls.service';
import { type ShownEndpoint, WebhookQueries, type WebhookOwner } from './webhook.queries';

const MAX_PER_OWNER = 20;
/** How long deliveries are signed with a former secret, too. */
const OVERLAP_MS = DAY_MS;
/** Each is a signature in a header of every delivery. */
const MAX_FORMER_SECRETS = 5;

/** An endpoint as it is asked for. */
export type NewWebhookEndpoint = Pick<
  WebhookEndpoint,
  'description' | 'eventTypes' | 'cityScope' | 'clientId' | 'contactEmail' | 'createdBy'
> & { url: CheckedUrl };

/** What may be changed of an endpoint; what is left out stays. */
export type EndpointChange = Partial<
  Pick<WebhookEndpoint, 'description' | 'eventTypes' | 'cityScope'> & { url: CheckedUrl }
>;

/** An endpoint before and after a change; null: it was not there, or is not there any more. */
export interface EndpointChanged<After = ShownEndpoint> {
  before: ShownEndpoint | null;
  after: After;
}

/**
 * The URLs events are sent to. The only writer of them but for `WebhookHealth`. Call what changes one in a transaction.
 */
@Injectable()
export class WebhookEndpoints {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly queries: WebhookQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers an endpoint. @returns it with its secret, which is shown here alone
   * @throws TooManyWebhookEndpoints
   */
  async add(endpoint: NewWebhookEndpoint): Promise<{ after: ShownEndpoint; secret: string }> {
    const { clientId } = endpoint;
    // Endpoints of one owner are added one after the other, for they are counted.
    await this.database.takeTurns(`webhook-endpoints:${clientId ?? 'city-staff'}`);
    const count = await this.endpoints.countBy({ clientId: clientId ?? IsNull(), removedAt: IsNull() });
    if (count >= MAX_PER_OWNER) throw new TooManyWebhookEndpoints(MAX_PER_OWNER);
    const [id, secret] = [newId('webhookEndpoint'), newSecret()];
    await this.endpoints.insert({ ...endpoint, id, secret, createdAt: this.clock.now() });
    return { after: await this.shown({}, id), secret };
  }

  /** Changes what is given. @throws WebhookEndpointNotFound */
  change(owner: WebhookOwner, id: string, change: EndpointChange): Promise<EndpointChanged> {
    const { url, description, eventTypes, cityScope } = change;
    return this.changed(owner, id, async (before) => {
      const fields = Object.entries({ url, description, eventTypes, cityScope });
      const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
      // What failed, or asked to be left alone, was at the other URL.
      if (url !== undefined && url !== before.url)
        Object.assign(given, { failingSince: null, heldUntil: null });
      if (Object.keys(given).length > 0) await this.endpoints.update({ id }, given);
    });
  }

  /**
   * Gives an endpoint another secret. For a day deliveries are signed with the former one, too, and with those of the
   * day before it: whoever lost an answer asks again, and the receiver still has the first.
   * @throws WebhookEndpointNotFound; TooManyWebhookSecrets
   */
  async rotateSecret(owner: WebhookOwner, id: string): Promise<EndpointChanged & { secret: string }> {
    const secret = newSecret();
    const changed = await this.changed(owner, id, async () => {
      const now = this.clock.now();
      const { secret: replaced, formerSecrets } = await this.endpoints.findOneByOrFail({ id });
      const former = stillGood(formerSecrets, now);
      if (former.length >= MAX_FORMER_SECRETS) throw new TooManyWebhookSecrets(MAX_FORMER_SECRETS);
      const until = new Date(now.getTime() + OVERLAP_MS).toISOString();
      await this.endpoints.update(
        { id },
        { secret, formerSecrets: [...former, { secret: replaced, until }] },
      );
    });
    return { ...changed, secret };
  }

  /** Sends an endpoint nothing any more; what waits for it goes on waiting. @throws WebhookEndpointNotFound */
  disable(owner: WebhookOwner, id: string): Promise<EndpointChanged> {
    const change = { disabledAt: this.clock.now(), disabledReason: 'asked' as const };
    return this.changed(owner, id, async () => {
      await this.endpoints.update({ id, disabledAt: IsNull() }, change);
    });
  }

  /** Sends an endpoint events again, what waits for it first. @throws WebhookEndpointNotFound; WebhookClientRevoked */
  enable(owner: WebhookOwner, id: string): Promise<EndpointChanged> {
    return this.changed(owner, id, async ({ disabledReason }) => {
      if (disabledReason === 'revoked') throw new WebhookClientRevoked();
      const well = { disabledAt: null, disabledReason: null, failingSince: null, heldUntil: null };
      await this.endpoints.update({ id }, well);
    });
  }

  /**
   * Takes an endpoint away: nobody sees it any more, and it is sent nothing. What it was sent may be millions of rows,
   * which the job `webhook-log` deletes; what is secret of it is gone at once.
   * @throws WebhookEndpointNotFound
   */
  async remove(owner: WebhookOwner, id: string): Promise<EndpointChanged<null>> {
    const before = await this.locked(owner, id);
    const now = this.clock.now();
    const emptied = { url: '', description: '', contactEmail: null, secret: '', formerSecrets: [] };
    // Disabled, too: an instance of a release that knows of no removal sends it nothing either.
    const disabled = { disabledAt: now, disabledReason: 'asked' as const };
    await this.endpoints.update({ id }, { ...emptied, ...disabled, removedAt: now });
    return { before, after: null };
  }

  /** @throws WebhookEndpointNotFound */
  async shown(owner: WebhookOwner, id: string): Promise<ShownEndpoint> {
    const endpoint = await this.queries.endpoint(owner, id);
    if (!endpoint) throw new WebhookEndpointNotFound();
    return endpoint;
  }

  private async changed(
    owner: WebhookOwner,
    id: string,
    change: (before: ShownEndpoint) => Promise<void>,
  ): Promise<EndpointChanged> {
    const before = await this.locked(owner, id);
    await change(before);
    return { before, after: await this.shown(owner, id) };
  }

  /** Whoever changes an endpoint keeps no event from being recorded for it: both locks may be held together. */
  private async locked(owner: WebhookOwner, id: string): Promise<ShownEndpoint> {
    await this.endpoints.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    return this.shown(owner, id);
  }
}
