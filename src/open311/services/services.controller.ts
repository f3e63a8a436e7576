import { Controller, Get, Injectable, Param, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { CITY_BASE, SHARED_BASE } from '../base-paths';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { FormatInterceptor } from '../../api/open311-api/format.interceptor';
import { Allow } from '../../api/access.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import type { CitySlug } from '../../kernel/cities';
import { Jurisdiction, JurisdictionUnknown } from '../jurisdiction';
import { ServiceDefinitionDto, ServiceDto } from './service.dto';
import { ServiceUnknown } from './service.errors';
import { presentDefinition, presentService } from './service.presenter';
import { categoryOf, ServiceQueries } from './service.queries';

/** The services that can be reported (docs/open311.md#services). */
@Injectable()
@UseInterceptors(FormatInterceptor)
class ServicesRoutes {
  constructor(private readonly services: ServiceQueries) {}

  @Get('services.:format')
  @ApiOperation({
    summary: 'Lists what can be reported in a city',
    description: 'The categories of issues, with the department responsible for each and words people use.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, ServiceDto, {
    xmlRoot: 'services',
    list: true,
    maxAgeS: PUBLIC_MAX_AGE_S,
    errors: [400, new JurisdictionUnknown()],
  })
  async listServices(@Jurisdiction() city: CitySlug): Promise<ServiceDto[]> {
    return (await this.services.of(city)).map(presentService);
  }

  @Get('services/:serviceCode.:format')
  @ApiOperation({
    summary: 'Shows the attributes of a service',
    description: 'A service has one attribute: how urgent the matter is. It is not required.',
  })
  @ApiParam({ name: 'serviceCode', type: 'string', example: 'road', description: 'The code of the service' })
  @Allow('public')
  @Answers(200, ServiceDefinitionDto, {
    xmlRoot: 'service_definition',
    maxAgeS: PUBLIC_MAX_AGE_S,
    errors: [400, new ServiceUnknown('mumbai')],
  })
  showService(@Jurisdiction() city: CitySlug, @Param('serviceCode') code: string): ServiceDefinitionDto {
    return presentDefinition(categoryOf(city, code));
  }
}

/** Services at the base path of all cities, which requires a jurisdiction. */
@Controller(SHARED_BASE)
@Api('open311', 'services')
export class ServicesController extends ServicesRoutes {}

/** Services at the base path of one city. */
@Controller(CITY_BASE)
@Api('open311', 'services')
export class CityServicesController extends ServicesRoutes {}
