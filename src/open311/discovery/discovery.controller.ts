import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { Answers } from '../../api/answers.decorator';
import { FormatInterceptor } from '../../api/open311-api/format.interceptor';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { FORMATS } from '../../api/open311-api/format';
import { Config } from '../../platform/config/config';
import { DiscoveryDto } from './discovery.dto';
import { presentDiscovery } from './discovery.presenter';

/** The service discovery of GeoReport (docs/open311.md#discovery). */
@Controller('open311')
@UseInterceptors(FormatInterceptor)
@Api('open311', 'discovery')
export class Open311DiscoveryController {
  constructor(private readonly config: Config) {}

  @Get('discovery.:format')
  @ApiOperation({
    operationId: 'discoverOpen311',
    summary: 'Lists the endpoints of GeoReport',
    description: 'One endpoint for all cities, which requires jurisdiction_id, and one for each city.',
  })
  @ApiParam({ name: 'format', enum: FORMATS, example: 'json', description: 'The format of the answer' })
  @Allow('public')
  @Answers(200, DiscoveryDto, { xmlRoot: 'discovery', maxAgeS: PUBLIC_MAX_AGE_S })
  discover(): DiscoveryDto {
    return presentDiscovery(this.config.publicBaseUrl);
  }
}
