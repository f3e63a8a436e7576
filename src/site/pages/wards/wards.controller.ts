import { Get, Param } from '@nestjs/common';
import { ReplicaRead } from '../../../api/replica-read.decorator';
import type { CitySlug } from '../../../kernel/cities';
import { DomainError, foundOr } from '../../../platform/http/domain-error';
import { WardQueries } from '../../../public-read';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { CityIssueQueries } from '../city/city-issues.queries';
import { wardPage, wardsPage } from './page';
import { WardFigureQueries } from './ward-figures.queries';
import { WardTimelinessQueries } from './ward-timeliness.queries';

const NEWEST = 10;
const NOT_FOUND = new DomainError('notFound', 'There is no such ward');

/** The wards of a city, and their figures. */
@SiteController()
export class WardPagesController {
  constructor(
    private readonly wards: WardQueries,
    private readonly figures: WardFigureQueries,
    private readonly timeliness: WardTimelinessQueries,
    private readonly issues: CityIssueQueries,
  ) {}

  @Get(':city/wards')
  @ReplicaRead()
  @SitePage('The scorecards of the wards of a city')
  async list(@PageWords() words: Words, @CityParam() city: CitySlug): Promise<Page> {
    return wardsPage(words, {
      city,
      wards: await this.wards.rated(city),
      figures: await this.figures.of(city),
      timeliness: await this.timeliness.of(city),
    });
  }

  @Get(':city/wards/:code')
  @ReplicaRead()
  @SitePage('The scorecard of a ward')
  async one(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Param('code') code: string,
  ): Promise<Page> {
    return wardPage(words, {
      city,
      ward: foundOr(await this.wards.ward(city, code), NOT_FOUND),
      figures: (await this.figures.of(city)).filter(({ ward }) => ward === code),
      timeliness: (await this.timeliness.of(city)).find(({ ward }) => ward === code),
      newest: await this.issues.page(city, { ward: code, sort: 'newest' }, {}, NEWEST),
    });
  }
}
