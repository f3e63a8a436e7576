import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CityQueries } from '../../accountability';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { SharedPath } from '../../api/shared-path.decorator';
import { CityRowDto } from './city-row.dto';
import { presentCity } from './city.presenter';

/** The cities (docs/api/public-read.md#cities). */
@Controller('api/cities')
@Api('public', 'cities')
export class PublicCitiesController {
  constructor(private readonly cities: CityQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listPublicCities',
    summary: 'Lists the cities by name',
    description: 'All cities, including those whose public site is not live yet.',
  })
  @SharedPath('public')
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CityRowDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  async list(): Promise<CityRowDto[]> {
    return (await this.cities.byName()).map(presentCity);
  }
}
