import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Allow } from '../../api/access.decorator';
import {} from '../../api/answers.decorator';
import { PublicAnswers } from '../../api/bare-api/public-answers.decorator';
import { PublicApi } from '../../api/bare-api/public-api.decorator';
import { SharedPath } from '../../api/shared-path.decorator';
import { City } from './city.entity';
import { CityRowDto } from './city-row.dto';

/** The cities (docs/api/public-read.md#cities). */
@PublicApi('cities')
export class PublicCitiesController {
  constructor(@InjectRepository(City) private readonly cities: Repository<City>) {}

  @Get()
  @ApiOperation({
    operationId: 'listPublicCities',
    summary: 'Lists the cities by name',
    description: 'All cities, also those whose public site is not live yet.',
  })
  @SharedPath('public')
  @Allow('public')
  @PublicAnswers(CityRowDto, { list: true })
  async list(): Promise<CityRowDto[]> {
    return (await this.cities.find({ order: { displayName: 'ASC' } })).map(presentCity);
  }
}

/** A city row (docs/api/public-read.md#cities). */
function presentCity({ slug, displayName, state, subdomain, status, createdAt }: City): CityRowDto {
  return { id: slug, name: displayName, state, subdomain, status, createdAt: createdAt.toISOString() };
}
