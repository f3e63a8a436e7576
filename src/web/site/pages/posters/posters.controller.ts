import { Get, Param } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { PostersService } from './posters.service';

/** Posters and stickers with a code, and where their codes lead. */
@SiteController()
export class PostersController {
  constructor(private readonly posters: PostersService) {}

  @Get(':city/r/:code')
  @ReplicaRead()
  @SitePage('A short link to the report form, with the place and the category filled in')
  form(@CityParam() city: CitySlug, @Param('code') code: string): Promise<SeeOther> {
    return this.posters.form(city, code);
  }

  @Get(':city/posters/:code')
  @ReplicaRead()
  @SitePage('A poster with the code of a short link, to be printed')
  poster(@PageWords() words: Words, @CityParam() city: CitySlug, @Param('code') code: string): Promise<Page> {
    return this.posters.poster(words, city, code);
  }
}
