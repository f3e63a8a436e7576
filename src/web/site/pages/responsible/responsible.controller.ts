import { Get, Query } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { responsiblePage } from './page';
import { ResponsibleAnswersService } from './responsible-answers.service';
import { ResponsibleQueryDto } from './responsible.dto';

/** The page that finds the offices responsible for a place. */
@SiteController()
export class ResponsibleController {
  constructor(private readonly answers: ResponsibleAnswersService) {}

  @Get(':city/responsible')
  @ReplicaRead()
  @SitePage('The offices responsible for a pincode or a point')
  async show(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Query() query: ResponsibleQueryDto,
  ): Promise<Page> {
    return responsiblePage(words, city, { query, ...(await this.answers.to(city, query)) });
  }
}
