import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { ConsoleActor } from '../../kernel/console';
import {
  ChangeWebhookEndpointDto,
  NewWebhookEndpointDto,
  presentAttempt,
  presentEndpoint,
  presentReplayed,
  presentSecret,
  RemovedWebhookEndpointDto,
  ReplayedWebhooksDto,
  ReplayWebhooksDto,
  TooManyWebhookEndpoints,
  TooManyWebhookSecrets,
  WebhookClientRevoked,
  WebhookAttemptDto,
  WebhookEndpointDisabled,
  WebhookEndpointDto,
  WebhookEndpointNotFound,
  WebhookEventNotFound,
  WebhookLogService,
  WebhookLogQueryDto,
  WebhookQueries,
  WebhookSecretDto,
  WebhookTestDto,
} from '../../webhooks';
import { WebhookActionsService } from './webhook-actions.service';

const NOT_FOUND = new WebhookEndpointNotFound();
const CHANGED = { errors: [401, 403, NOT_FOUND] };
const SENT = { errors: [401, 403, NOT_FOUND, new WebhookEndpointDisabled()] };

/** The webhook endpoints of city staff and of clients (docs/api/webhooks.md#routes-of-the-console). */
@Controller('api/admin/webhooks/endpoints')
@Api('console', 'webhooks')
export class WebhooksConsoleController {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly log: WebhookLogService,
    private readonly actions: WebhookActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listWebhookEndpoints',
    summary: 'Lists all webhook endpoints; for super_admins',
    description:
      'The endpoints of city staff and of clients, the oldest first, each with the number of waiting events. Their secrets are not shown.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookEndpointDto, { list: true, errors: [401, 403] })
  async list(): Promise<WebhookEndpointDto[]> {
    return (await this.queries.endpoints({})).map(presentEndpoint);
  }

  @Post()
  @ApiOperation({
    operationId: 'addWebhookEndpoint',
    summary: 'Registers a URL that events are sent to; for super_admins',
    description:
      'Only this response has the secret. If the endpoint is disabled because it fails or answers 410, the person who registered it gets a mail.',
  })
  @Allow('super-admin')
  @Answers(201, WebhookSecretDto, { errors: [401, 403, new TooManyWebhookEndpoints(20)] })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() endpoint: NewWebhookEndpointDto,
  ): Promise<WebhookSecretDto> {
    return presentSecret(await this.actions.add(actor, endpoint));
  }

  @Patch(':endpointId')
  @ApiOperation({
    operationId: 'changeWebhookEndpoint',
    summary: 'Changes the given fields of an endpoint; for super_admins',
    description: 'Waiting events are sent to the URL that the endpoint has at that time.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookEndpointDto, CHANGED)
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Body() change: ChangeWebhookEndpointDto,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.actions.change(actor, id, change));
  }

  @Post(':endpointId/rotate-secret')
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Replaces the secret of an endpoint; for super_admins',
    description: 'For 24 hours, deliveries are also signed with the former secret.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookSecretDto, { errors: [...CHANGED.errors, new TooManyWebhookSecrets(5)] })
  async rotateSecret(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookSecretDto> {
    return presentSecret(await this.actions.rotateSecret(actor, id));
  }

  @Post(':endpointId/disable')
  @ApiOperation({
    operationId: 'disableWebhookEndpoint',
    summary: 'Stops sending events to an endpoint; for super_admins',
    description: 'Events in this time are recorded. They can be sent again afterwards, for thirty days.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookEndpointDto, CHANGED)
  async disable(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.actions.disable(actor, id));
  }

  @Post(':endpointId/enable')
  @ApiOperation({
    operationId: 'enableWebhookEndpoint',
    summary: 'Sends events to an endpoint again; for super_admins',
    description: 'Events that waited when it was disabled are sent first.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookEndpointDto, { errors: [...CHANGED.errors, new WebhookClientRevoked()] })
  async enable(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookEndpointDto> {
    return presentEndpoint(await this.actions.enable(actor, id));
  }

  @Post(':endpointId/test')
  @ApiOperation({
    operationId: 'testWebhookEndpoint',
    summary: 'Sends an endpoint an event of the type webhook.test; for super_admins',
    description: 'The event is sent within seconds; the log shows the result.',
  })
  @Allow('super-admin')
  @Answers(202, WebhookTestDto, SENT)
  test(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<WebhookTestDto> {
    return this.actions.test(actor, id).then(({ eventId }) => ({ eventId }));
  }

  @Post(':endpointId/replay')
  @ApiOperation({
    operationId: 'replayWebhooks',
    summary: 'Sends events to an endpoint again, with their original ids; for super_admins',
    description:
      'The events of a period, or a single one, of the types and cities the endpoint wants now, whether it accepted them before or not. A request replays at most 1,000 events; a `nextKey` means that there may be more.',
  })
  @Allow('super-admin')
  @Answers(202, ReplayedWebhooksDto, { errors: [...SENT.errors, new WebhookEventNotFound()] })
  async replay(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Body() range: ReplayWebhooksDto,
  ): Promise<ReplayedWebhooksDto> {
    return presentReplayed(await this.actions.replay(actor, id, range));
  }

  @Get(':endpointId/attempts')
  @ApiOperation({
    operationId: 'listWebhookAttempts',
    summary: 'Lists the attempts to deliver events to an endpoint; for super_admins',
    description:
      'The newest first; with `failed=true`, only the last attempts of events that were given up. Attempts are kept for thirty days; the bodies of responses are not stored.',
  })
  @Allow('super-admin')
  @Answers(200, WebhookAttemptDto, { list: true, errors: [401, 403, NOT_FOUND] })
  async attempts(
    @PathId('endpointId', 'webhookEndpoint') id: string,
    @Query() part: WebhookLogQueryDto,
  ): Promise<WebhookAttemptDto[]> {
    return (await this.log.attempts({}, id, part)).map(presentAttempt);
  }

  @Delete(':endpointId')
  @ApiOperation({
    operationId: 'removeWebhookEndpoint',
    summary: 'Removes an endpoint, with the log of its deliveries; for super_admins',
    description: 'Events that wait for it are not sent.',
  })
  @Allow('super-admin')
  @Answers(200, RemovedWebhookEndpointDto, CHANGED)
  remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('endpointId', 'webhookEndpoint') id: string,
  ): Promise<RemovedWebhookEndpointDto> {
    return this.actions.remove(actor, id).then(() => ({ id }));
  }
}
