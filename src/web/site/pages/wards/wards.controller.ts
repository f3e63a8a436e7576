import { Get, Param } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { WardPagesService } from './ward-pages.service';

/** The wards of a city, and their figures. */
@SiteController()
export class WardPagesController {
  constructor(private readonly pages: WardPagesService) {}

  @Get(':city/wards')
  @ReplicaRead()
  @SitePage('The scorecards of the wards of a city')
  list(@PageWords() words: Words, @CityParam() city: CitySlug): Promise<Page> {
    return this.pages.list(words, city);
  }

  @Get(':city/wards/:code')
  @ReplicaRead()
  @SitePage('The scorecard of a ward')
  one(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Param('code') code: string,
  ): Promise<Page | SeeOther> {
    return this.pages.one(words, city, code);
  }
}
