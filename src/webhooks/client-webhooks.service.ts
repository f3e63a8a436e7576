import { Injectable } from '@nestjs/common';
import { ApiClientsService } from '../auth';
import type { ApiClientIdentity } from '../kernel/people/api-client';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { InvalidInput } from '../platform/http/domain-error';
import type { ChangeWebhookEndpointDto, NewWebhookEndpointDto } from './dto/webhook.dto';
import { type EndpointChanged, WebhookEndpointsService } from './webhook-endpoints.service';
import { WebhookUrlsService } from './webhook-urls.service';
import type { ShownEndpoint } from './webhook.queries';

/**
 * What a client can do with its own endpoints. It does not see the endpoints of others, and gets only events of its
 * cities.
 */
@Injectable()
export class ClientWebhooksService {
  constructor(
    private readonly database: Database,
    private readonly endpoints: WebhookEndpointsService,
    private readonly clients: ApiClientsService,
    private readonly urls: WebhookUrlsService,
  ) {}

  /** @throws InvalidInput for a city or URL that is not allowed; TooManyWebhookEndpoints; TooManyWebhookLookups */
  async add(
    client: ApiClientIdentity,
    endpoint: NewWebhookEndpointDto,
  ): Promise<{ after: ShownEndpoint; secret: string }> {
    const cityScope = scopeOf(client, endpoint.cityScope);
    const url = await this.urls.check(endpoint.url, client.id);
    return this.database.transaction(async () => {
      const contactEmail = await this.clients.emailOf(client.id);
      const owner = { clientId: client.id, contactEmail, createdBy: null };
      return this.endpoints.add({ ...endpoint, ...owner, cityScope, url });
    });
  }

  /** @throws InvalidInput for a city or URL that is not allowed; WebhookEndpointNotFound; TooManyWebhookLookups */
  async change(
    client: ApiClientIdentity,
    id: string,
    change: ChangeWebhookEndpointDto,
  ): Promise<ShownEndpoint> {
    const { url, cityScope, ...others } = change;
    const scope = cityScope === undefined ? {} : { cityScope: scopeOf(client, cityScope) };
    const checked = url === undefined ? {} : { url: await this.urls.check(url, client.id) };
    const owner = { clientId: client.id };
    return this.done(() => this.endpoints.change(owner, id, { ...others, ...scope, ...checked }));
  }

  /** @throws WebhookEndpointNotFound; TooManyWebhookSecrets */
  rotateSecret(client: ApiClientIdentity, id: string): Promise<EndpointChanged & { secret: string }> {
    return this.database.transaction(() => this.endpoints.rotateSecret({ clientId: client.id }, id));
  }

  /** @throws WebhookEndpointNotFound */
  disable(client: ApiClientIdentity, id: string): Promise<ShownEndpoint> {
    return this.done(() => this.endpoints.disable({ clientId: client.id }, id));
  }

  /** @throws WebhookEndpointNotFound; WebhookClientRevoked if the client was revoked meanwhile */
  enable(client: ApiClientIdentity, id: string): Promise<ShownEndpoint> {
    return this.done(() => this.endpoints.enable({ clientId: client.id }, id));
  }

  /** @throws WebhookEndpointNotFound */
  async remove(client: ApiClientIdentity, id: string): Promise<{ id: string }> {
    await this.database.transaction(() => this.endpoints.remove({ clientId: client.id }, id));
    return { id };
  }

  private async done(act: () => Promise<EndpointChanged>): Promise<ShownEndpoint> {
    return (await this.database.transaction(act)).after;
  }
}

/** The cities whose events a client gets: those it asks for, otherwise those it may report in. @throws InvalidInput */
function scopeOf({ cityScope: own }: ApiClientIdentity, asked: CitySlug[] | null): CitySlug[] | null {
  if (own === null || asked === null) return asked ?? own;
  if (asked.every((city) => own.includes(city))) return asked;
  throw new InvalidInput([{ field: 'cityScope', message: 'must be among the cities of the client' }]);
}
