import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { FormatInterceptor } from '../../api/open311-api/format.interceptor';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { PUBLIC_MAX_AGE_S } from '../../api/bare-api/public-answers.decorator';
import { FORMATS } from '../../api/open311-api/format';
import { Open311Answers } from '../../api/open311-api/open311-answers.decorator';
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
  @Open311Answers(DiscoveryDto, 'discovery', { maxAgeS: PUBLIC_MAX_AGE_S })
  discover(): DiscoveryDto {
    return presentDiscovery(this.config.publicBaseUrl);
  }
}
