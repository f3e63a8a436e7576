import { Get, Query } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { NumberedIssues } from '../numbered-issues.queries';
import { CityListQueryDto } from './city-list.dto';
import { CityListService } from './city-list.service';
import { cityPage } from './page';

/** The issues of a city. */
@SiteController()
export class CityController {
  constructor(
    private readonly lists: CityListService,
    private readonly numbered: NumberedIssues,
  ) {}

  @Get(':city')
  @ReplicaRead()
  @SitePage('The issues of a city, with its figures')
  async list(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: CityListQueryDto,
  ): Promise<Page | SeeOther> {
    return this.numbered.openOr(query.q, async (issues) =>
      cityPage(words, await this.lists.of(words, city, query), issues),
    );
  }
}
