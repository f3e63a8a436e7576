import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../kernel/time/clock';
import { IssueQueries } from '../issues';
import { Config } from '../platform/config/config';
import { SERVICE_VERSION } from '../platform/config/service-info';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { RouteCatalog } from '../api/route-catalog';
import { SharedPath } from '../api/shared-path.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { presentCategories, presentCities, presentIndex } from './discovery.presenter';
import { ApiIndexDto, CategoryListDto, CityListDto } from './dto/discovery.dto';

/** The index, cities, categories, health and readiness (docs/api/discovery.md#routes). */
@Controller('api')
@Api('token', 'discovery')
export class DiscoveryController {
  constructor(
    private readonly issues: IssueQueries,
    private readonly catalog: RouteCatalog,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'showApiIndex',
    summary: 'Shows the version, the enumerated values, how lists are paged, and the routes',
    description:
      'The values of each enumeration, and who may call each route of the groups auth, issues, messages, media, scores and discovery.',
  })
  @Allow('public')
  @Answers(200, ApiIndexDto)
  index(): ApiIndexDto {
    return presentIndex(SERVICE_VERSION, this.config.publicBaseUrl, this.catalog.routes());
  }

  @Get('cities')
  @ApiOperation({
    operationId: 'listCities',
    summary: 'Lists the cities with their issue counts',
    description:
      'Every city of the service. Hidden issues are not counted. Resolved issues include those that were closed later, and not those that were not repaired.',
  })
  @SharedPath('token')
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CityListDto)
  async cities(): Promise<CityListDto> {
    return presentCities(await this.issues.figures());
  }

  @Get('categories')
  @ApiOperation({
    operationId: 'listCategories',
    summary: 'Lists the categories with their issue counts',
    description: 'All categories of issues. Hidden issues are not counted.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CategoryListDto)
  async categories(): Promise<CategoryListDto> {
    return presentCategories(await this.issues.figures());
  }
}
