import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import {
  TooManyWebhookEndpoints,
  TooManyWebhookSecrets,
  WebhookClientRevoked,
  WebhookEndpointNotFound,
} from './webhook.errors';
import { newSecret, unexpiredSecrets } from './webhook-secret';
import type { CheckedUrl } from './webhook-urls.service';
import { type ShownEndpoint, WebhookQueries, type WebhookOwner } from './webhook.queries';

const MAX_PER_OWNER = 20;
/** For how long deliveries are also signed with a former secret. */
const OVERLAP_MS = DAY_MS;
/** Each former secret adds a signature to a header of every delivery. */
const MAX_FORMER_SECRETS = 5;

/** An endpoint as requested. */
export type NewWebhookEndpoint = Pick<
  WebhookEndpoint,
  'description' | 'eventTypes' | 'cityScope' | 'clientId' | 'contactEmail' | 'createdBy'
> & { url: CheckedUrl };

/** The fields of an endpoint that can be changed; omitted fields stay the same. */
export type EndpointChange = Partial<
  Pick<WebhookEndpoint, 'description' | 'eventTypes' | 'cityScope'> & { url: CheckedUrl }
>;

/** An endpoint before and after a change; null: it did not exist before, or does not any more. */
export interface EndpointChanged<After = ShownEndpoint> {
  before: ShownEndpoint | null;
  after: After;
}

/**
 * The URLs that events are sent to. Nothing else but `WebhookHealthService` writes them. Call the methods that change
 * one in a transaction.
 */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly queries: WebhookQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers an endpoint. @returns the endpoint with its secret, which is not shown again
   * @throws TooManyWebhookEndpoints
   */
  async add(endpoint: NewWebhookEndpoint): Promise<{ after: ShownEndpoint; secret: string }> {
    const { clientId } = endpoint;
    // The endpoints of an owner are counted, so they are added one at a time.
    await this.database.takeTurns(`webhook-endpoints:${clientId ?? 'city-staff'}`);
    const count = await this.endpoints.countBy({ clientId: clientId ?? IsNull(), removedAt: IsNull() });
    if (count >= MAX_PER_OWNER) throw new TooManyWebhookEndpoints(MAX_PER_OWNER);
    const [id, secret] = [newId('webhookEndpoint'), newSecret()];
    await this.endpoints.insert({ ...endpoint, id, secret, createdAt: this.clock.now() });
    return { after: await this.shown({}, id), secret };
  }

  /** Changes the given fields. @throws WebhookEndpointNotFound */
  change(owner: WebhookOwner, id: string, change: EndpointChange): Promise<EndpointChanged> {
    const { url, description, eventTypes, cityScope } = change;
    return this.changed(owner, id, async (before) => {
      const fields = Object.entries({ url, description, eventTypes, cityScope });
      const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
      // The failures and `Retry-After` were those of the former URL.
      if (url !== undefined && url !== before.url)
        Object.assign(given, { failingSince: null, heldUntil: null });
      if (Object.keys(given).length > 0) await this.endpoints.update({ id }, given);
    });
  }

  /**
   * Gives an endpoint a new secret. For a day, deliveries are also signed with the former secret, and with any replaced
   * within that day: if the response is lost, a client can ask again while its receiver still has the first secret.
   * @throws WebhookEndpointNotFound; TooManyWebhookSecrets
   */
  async rotateSecret(owner: WebhookOwner, id: string): Promise<EndpointChanged & { secret: string }> {
    const secret = newSecret();
    const changed = await this.changed(owner, id, async () => {
      const now = this.clock.now();
      const { secret: replaced, formerSecrets } = await this.endpoints.findOneByOrFail({ id });
      const former = unexpiredSecrets(formerSecrets, now);
      if (former.length >= MAX_FORMER_SECRETS) throw new TooManyWebhookSecrets(MAX_FORMER_SECRETS);
      const until = new Date(now.getTime() + OVERLAP_MS).toISOString();
      await this.endpoints.update(
        { id },
        { secret, formerSecrets: [...former, { secret: replaced, until }] },
      );
    });
    return { ...changed, secret };
  }

  /** Stops deliveries to an endpoint; events stay waiting. @throws WebhookEndpointNotFound */
  disable(owner: WebhookOwner, id: string): Promise<EndpointChanged> {
    const change = { disabledAt: this.clock.now(), disabledReason: 'asked' as const };
    return this.changed(owner, id, async () => {
      await this.endpoints.update({ id, disabledAt: IsNull() }, change);
    });
  }

  /**
   * Resumes deliveries to an endpoint, with the waiting events first. @throws WebhookEndpointNotFound;
   * WebhookClientRevoked
   */
  enable(owner: WebhookOwner, id: string): Promise<EndpointChanged> {
    return this.changed(owner, id, async ({ disabledReason }) => {
      if (disabledReason === 'revoked') throw new WebhookClientRevoked();
      const well = { disabledAt: null, disabledReason: null, failingSince: null, heldUntil: null };
      await this.endpoints.update({ id }, well);
    });
  }

  /**
   * Removes an endpoint: it is shown no more, and deliveries stop. Its secrets are deleted at once. Its deliveries and
   * attempts may be millions of rows, which the job `webhook-log` deletes.
   * @throws WebhookEndpointNotFound
   */
  async remove(owner: WebhookOwner, id: string): Promise<EndpointChanged<null>> {
    const before = await this.locked(owner, id);
    const now = this.clock.now();
    const emptied = { url: '', description: '', contactEmail: null, secret: '', formerSecrets: [] };
    // Also disabled, so that an instance of a release without removal sends nothing to it.
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

  /** The lock does not block the recording of events for the endpoint: both locks are compatible. */
  private async locked(owner: WebhookOwner, id: string): Promise<ShownEndpoint> {
    await this.endpoints.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    return this.shown(owner, id);
  }
}
