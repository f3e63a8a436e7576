import { Get, Param } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { CityParam, PageWords, SiteController, SitePage } from '../../site.decorators';
import { profilePage, peoplePage } from './page';
import { PeopleService } from './people.service';

/** The people who report in a city. */
@SiteController()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get(':city/people')
  @ReplicaRead()
  @SitePage('The leaderboard of those who report in a city')
  async list(@PageWords() words: Words, @CityParam() city: CitySlug): Promise<Page> {
    return peoplePage(words, city, await this.people.leaders(city));
  }

  @Get(':city/people/:slug')
  @ReplicaRead()
  @SitePage('The contributions of a person, with badges')
  async one(
    @PageWords() words: Words,
    @CityParam() city: CitySlug,
    @Param('slug') slug: string,
  ): Promise<Page> {
    return profilePage(words, city, await this.people.profile(city, slug));
  }
}
