import { Get } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { IssueQueries } from '../issues/issue.queries';
import { Config } from '../platform/config/config';
import { SERVICE_VERSION } from '../platform/config/service';
import { Allow } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { RouteCatalog } from '../platform/http/route-catalog';
import { SharedPath } from '../platform/http/shared-path.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { presentCategories, presentCities, presentIndex } from './discovery.presenter';
import { ApiIndexDto, CategoryListDto, CityListDto } from './dto/discovery.dto';

/** Document 1, section 4.9. */
@TokenApi('', 'discovery')
export class DiscoveryController {
  constructor(
    private readonly issues: IssueQueries,
    private readonly catalog: RouteCatalog,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Tells the version, the enumerated values, how lists are paged, and the routes')
  @Allow('public')
  @Answers(200, ApiIndexDto)
  index(): ApiIndexDto {
    return presentIndex(SERVICE_VERSION, this.config.publicBaseUrl, this.catalog.routes());
  }

  @Get('cities')
  @Summary('Lists the cities with their issue counts')
  @SharedPath('token')
  @Allow('public')
  @Answers(200, CityListDto)
  async cities(): Promise<CityListDto> {
    return presentCities(await this.issues.figures());
  }

  @Get('categories')
  @Summary('Lists the categories with their issue counts')
  @Allow('public')
  @Answers(200, CategoryListDto)
  async categories(): Promise<CategoryListDto> {
    return presentCategories(await this.issues.figures());
  }
}
