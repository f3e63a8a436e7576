import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ApiClientNotFound } from '../../auth';
import type { ConsoleActor } from '../../kernel/console';
import { ApiClientActionsService } from './api-client-actions.service';
import { ApiClientDto, NewApiClientDto, RegisteredApiClientDto } from './api-clients.dto';
import { presentApiClient, presentRegistered } from './api-clients.presenter';

/** The programs that may report over Open311 (docs/api/console.md#api-clients). */
@Controller('api/admin/access/api-clients')
@Api('console', 'access/api-clients')
export class ApiClientsController {
  constructor(private readonly clients: ApiClientActionsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listApiClients',
    summary: 'Lists the clients of Open311; for super_admins',
    description: 'All clients, revoked or not, the oldest first. The service does not store their keys.',
  })
  @Allow('super-admin')
  @Answers(200, ApiClientDto, { list: true, errors: [401, 403] })
  async list(): Promise<ApiClientDto[]> {
    return (await this.clients.list()).map(presentApiClient);
  }

  @Post()
  @ApiOperation({
    operationId: 'registerApiClient',
    summary: 'Registers a client of Open311; for super_admins',
    description:
      'Only this response has the key. The client reports in its own name, in the cities that are given.',
  })
  @Allow('super-admin')
  @Answers(201, RegisteredApiClientDto, { errors: [401, 403] })
  async register(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() client: NewApiClientDto,
  ): Promise<RegisteredApiClientDto> {
    return presentRegistered(await this.clients.register(actor, client));
  }

  @Post(':clientId/revoke')
  @ApiOperation({
    operationId: 'revokeApiClient',
    summary: 'Revokes the key of a client; for super_admins',
    description:
      'The key is invalid from the next request on. Issues that were reported with it stay. For a client that is revoked already, the response is the unchanged client, and no audit record is written.',
  })
  @Allow('super-admin')
  @Answers(200, ApiClientDto, { errors: [401, 403, new ApiClientNotFound()] })
  async revoke(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clientId', 'apiClient') id: string,
  ): Promise<ApiClientDto> {
    return presentApiClient(await this.clients.revoke(actor, id));
  }
}
