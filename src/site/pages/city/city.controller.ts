import { Get, Query } from '@nestjs/common';
import { ReplicaRead } from '../../../api/replica-read.decorator';
import { IssueQueries } from '../../../issues';
import type { CitySlug } from '../../../kernel/cities';
import { Clock } from '../../../kernel/clock';
import { WardQueries } from '../../../public-read';
import type { Words } from '../../i18n/translate';
import { CityMaps } from '../../city-maps.service';
import { MinuteMemo } from '../../minute-memo';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { CityIssueQueries } from './city-issues.queries';
import { CityListQueryDto, filterOf, isMisread } from './city-list.dto';
import { cityPage } from './page';

const PAGE_SIZE = 20;

/** The issues of a city. */
@SiteController()
export class CityController {
  private readonly wards: MinuteMemo<CitySlug, Array<{ code: string; name: string }>>;

  constructor(
    private readonly lists: CityIssueQueries,
    private readonly issues: IssueQueries,
    private readonly maps: CityMaps,
    wards: WardQueries,
    clock: Clock,
  ) {
    this.wards = new MinuteMemo(clock, (city) => wards.names(city));
  }

  @Get(':city')
  @ReplicaRead()
  @SitePage('The issues of a city, with its figures')
  async list(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: CityListQueryDto,
  ): Promise<Page> {
    const filter = filterOf(query);
    return cityPage(words, {
      city,
      filter,
      isMisread: isMisread(query, filter),
      page: await this.lists.page(city, filter, query, PAGE_SIZE),
      figures: await this.issues.figuresOf(city),
      wards: await this.wards.of(city),
      map: await this.maps.of(city),
    });
  }
}
