import { Controller, Get, Injectable, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CITY_BASE, SHARED_BASE } from '../base-paths';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { FormatInterceptor } from '../../api/open311-api/format.interceptor';
import { Allow } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Config } from '../../platform/config/config';
import type { CitySlug } from '../../kernel/cities';
import { Jurisdiction, JurisdictionUnknown } from '../jurisdiction';
import { linked } from './next-page';
import { RequestQueryDto, RequestListQueryDto } from './request-list.dto';
import { ServiceRequestDto } from './request.dto';
import { RequestUnknown, TokenUnknown } from './request.errors';
import { presentRequests } from './request.presenter';
import { RequestsService } from './requests.service';
import { TokenDto } from './token.dto';

/** Reading requests (docs/open311.md#requests). */
@Injectable()
@UseInterceptors(FormatInterceptor)
class RequestsRoutes {
  constructor(
    private readonly requests: RequestsService,
    private readonly config: Config,
  ) {}

  @Get('requests.:format')
  @ApiOperation({
    summary: 'Lists the requests of a city, newest first',
    description:
      'Requests of the last 90 days, unless a time is given. Hidden issues are left out; merged duplicates are closed. The header Link has the URL of the next page; the order does not change while a client follows the links.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, ServiceRequestDto, {
    xmlRoot: 'service_requests',
    list: true,
    linked: true,
    maxAgeS: PUBLIC_MAX_AGE_S,
    errors: [400, new JurisdictionUnknown()],
  })
  async listRequests(
    @Jurisdiction() city: CitySlug,
    @Query() query: RequestListQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ServiceRequestDto[]> {
    return presentRequests(
      linked(await this.requests.list(city, query), request, response, this.config.publicBaseUrl).requests,
      this.config.publicBaseUrl,
    );
  }

  @Get('requests/:id.:format')
  @ApiOperation({
    summary: 'Shows a request, as a list of one',
    description: 'A hidden issue or an issue of another city is not found.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, ServiceRequestDto, {
    xmlRoot: 'service_requests',
    list: true,
    maxAgeS: PUBLIC_MAX_AGE_S,
    errors: [400, new RequestUnknown()],
  })
  async showRequest(
    @Jurisdiction() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Query() { extensions }: RequestQueryDto,
  ): Promise<ServiceRequestDto[]> {
    return presentRequests(await this.requests.one(city, id, extensions), this.config.publicBaseUrl);
  }

  @Get('tokens/:token.:format')
  @ApiOperation({
    summary: 'Finds no request: reports answer with an id at once, and the service never gives a token',
    description: 'For clients that still send this request.',
  })
  @ApiParam({ name: 'token', type: 'string', example: 'unknown', description: 'Any value' })
  @Allow('public')
  @Answers(200, TokenDto, {
    xmlRoot: 'service_requests',
    list: true,
    errors: [400, new TokenUnknown('mumbai')],
  })
  showToken(@Jurisdiction() city: CitySlug): TokenDto[] {
    return this.requests.ofToken(city);
  }
}

/** Requests at the base path of all cities, which requires a jurisdiction. */
@Controller(SHARED_BASE)
@Api('open311', 'requests')
export class RequestsController extends RequestsRoutes {}

/** Requests at the base path of one city. */
@Controller(CITY_BASE)
@Api('open311', 'requests')
export class CityRequestsController extends RequestsRoutes {}
