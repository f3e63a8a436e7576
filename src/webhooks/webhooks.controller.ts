import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../api/api.decorator';
import { Allow, CurrentApiClient } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { PathId } from '../api/path-id.decorator';
import type { ApiClientIdentity } from '../kernel/people/api-client';
import { ClientWebhooksService } from './client-webhooks.service';
import {
  ChangeWebhookEndpointDto,
  NewWebhookEndpointDto,
  RemovedWebhookEndpointDto,
  ReplayedWebhooksDto,
  ReplayWebhooksDto,
  WebhookAttemptsDto,
  WebhookAttemptsQueryDto,
  WebhookEndpointDto,
  WebhookEndpointsDto,
  WebhookSecretDto,
  WebhookTestDto,
} from './dto/webhook.dto';
import {
  TooManyWebhookEndpoints,
  TooManyWebhookSecrets,
  WebhookClientRevoked,
  WebhookEndpointDisabled,
  WebhookEndpointNotFound,
  WebhookEventNotFound,
} from './webhook.errors';
import {
  presentAttempts,
  presentEndpoint,
  presentRemoved,
  presentReplayed,
  presentSecret,
} from './webhook.presenter';
import { WebhookLogService } from './webhook-log.service';
import { WebhookQueries } from './webhook.queries';
import { WebhookReplaysService } from './webhook-replays.service';

const NOT_FOUND = new WebhookEndpointNotFound();
const DISABLED = new WebhookEndpointDisabled();

/** The webhook endpoints of a registered client (docs/api/webhooks.md#routes-of-the-token-api). */
@Controller('api/webhooks/endpoints')
@Api('token', 'webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: ClientWebhooksService,
    private readonly replays: WebhookReplaysService,
    private readonly queries: WebhookQueries,
    private readonly log: WebhookLogService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listWebhookEndpoints',
    summary: 'Lists the webhook endpoints of the client',
    description: 'Oldest first, with the number of events that wait for each. Secrets are not shown.',
  })
  @Allow('client-key')
  @Answers(200, WebhookEndpointsDto, { errors: [401] })
  async list(@CurrentApiClient() { id: clientId }: ApiClientIdentity): Promise<WebhookEndpointsDto> {
    return { items: (await this.queries.endpoints({ clientId })).map(presentEndpoint) };
  }

  @Post()
  @ApiOperation({
    operationId: 'addWebhookEndpoint',
    summary: 'Registers a URL that events are sent to',
    description:
      'Only this response contains the secret. A client can have at most twenty endpoints. A client that is limited to some cities gets only their events.',
  })
  @Allow('client-key')
  @Answers(201, WebhookSecretDto, { errors: [401, new TooManyWebhookEndpoints(20)] })
  async add(
    @CurrentApiClient() client: ApiClientIdentity,
    @Body() endpoint: NewWebhookEndpointDto,
  ): Promise<WebhookSecretDto> {
    return presentSecret(await this.webhooks.add(client, endpoint));
  }

  @Patch(':endpointId')
  @ApiOperation({
    operationId: 'changeWebhookEndpoint',
    summary: 'Changes the given members of an endpoint',
    description: 'Waiting events are sent to the URL the endpoint has at that time.',
  })
  @Allow('client-key')
  @Answers(200, WebhookEndpointDto, { errors: [401, NOT_FOUND] })
  async change(
    @CurrentApiClient() client: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Body() change: ChangeWebhookEndpointDto,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.webhooks.change(client, id, change));
  }

  @Post(':endpointId/rotate-secret')
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Replaces the secret of an endpoint',
    description: 'For 24 hours, deliveries are also signed with the former secret.',
  })
  @Allow('client-key')
  @Answers(200, WebhookSecretDto, { errors: [401, NOT_FOUND, new TooManyWebhookSecrets(5)] })
  async rotateSecret(
    @CurrentApiClient() client: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookSecretDto> {
    return presentSecret(await this.webhooks.rotateSecret(client, id));
  }

  @Post(':endpointId/disable')
  @ApiOperation({
    operationId: 'disableWebhookEndpoint',
    summary: 'Stops sending events to an endpoint',
    description:
      'Events are still recorded and can be replayed once the endpoint is enabled, for thirty days.',
  })
  @Allow('client-key')
  @Answers(200, WebhookEndpointDto, { errors: [401, NOT_FOUND] })
  async disable(
    @CurrentApiClient() client: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.webhooks.disable(client, id));
  }

  @Post(':endpointId/enable')
  @ApiOperation({
    operationId: 'enableWebhookEndpoint',
    summary: 'Resumes sending events to an endpoint',
    description: 'The events that waited when it was disabled are sent first.',
  })
  @Allow('client-key')
  @Answers(200, WebhookEndpointDto, { errors: [401, NOT_FOUND, new WebhookClientRevoked()] })
  async enable(
    @CurrentApiClient() client: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.webhooks.enable(client, id));
  }

  @Post(':endpointId/test')
  @ApiOperation({
    operationId: 'testWebhookEndpoint',
    summary: 'Sends an event of the type webhook.test to an endpoint',
    description: 'It is sent within seconds; the log shows the result.',
  })
  @Allow('client-key')
  @Answers(202, WebhookTestDto, { errors: [401, NOT_FOUND, DISABLED] })
  async test(
    @CurrentApiClient() { id: clientId }: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookTestDto> {
    return { eventId: await this.replays.test({ clientId }, id) };
  }

  @Post(':endpointId/replay')
  @ApiOperation({
    operationId: 'replayWebhooks',
    summary: 'Sends events to an endpoint again, with their original ids',
    description:
      'The events of a period, or a single one: of the types and cities the endpoint wants now, whether it accepted them before or not. A request replays at most 1,000; a `nextKey` means that there may be more.',
  })
  @Allow('client-key')
  @Answers(202, ReplayedWebhooksDto, { errors: [401, NOT_FOUND, new WebhookEventNotFound(), DISABLED] })
  async replay(
    @CurrentApiClient() { id: clientId }: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Body() range: ReplayWebhooksDto,
  ): Promise<ReplayedWebhooksDto> {
    return presentReplayed(await this.replays.replay({ clientId }, id, range));
  }

  @Get(':endpointId/attempts')
  @ApiOperation({
    operationId: 'listWebhookAttempts',
    summary: 'Lists the attempts to deliver events to an endpoint',
    description:
      'Newest first; with `failed=true`, only the attempts after which an event was given up. Attempts are kept for thirty days; of a response, only the status is stored.',
  })
  @Allow('client-key')
  @Answers(200, WebhookAttemptsDto, { errors: [401, NOT_FOUND] })
  async attempts(
    @CurrentApiClient() { id: clientId }: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Query() page: WebhookAttemptsQueryDto,
  ): Promise<WebhookAttemptsDto> {
    return presentAttempts(await this.log.page({ clientId }, id, page));
  }

  @Delete(':endpointId')
  @ApiOperation({
    operationId: 'removeWebhookEndpoint',
    summary: 'Removes an endpoint and the log of its deliveries',
    description: 'Waiting events are not sent.',
  })
  @Allow('client-key')
  @Answers(200, RemovedWebhookEndpointDto, { errors: [401, NOT_FOUND] })
  async remove(
    @CurrentApiClient() client: ApiClientIdentity,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<RemovedWebhookEndpointDto> {
    return presentRemoved(await this.webhooks.remove(client, id));
  }
}
