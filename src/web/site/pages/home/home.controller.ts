import { Get, Query, UseGuards } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import { IssueListQueries, IssueQueries } from '../../../../issues';
import type { Words } from '../../i18n/translate';
import { FirstPhotoQueries } from '../../first-photos.queries';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { HtmlReaderGuard } from './html-reader.guard';
import { NumberedIssues } from '../numbered-issues.queries';
import { HomeQueryDto } from './home-query.dto';
import { homePage } from './page';

const NEWEST = 10;

/** The home page. */
@SiteController()
export class HomeController {
  constructor(
    private readonly issues: IssueQueries,
    private readonly lists: IssueListQueries,
    private readonly numbered: NumberedIssues,
    private readonly photos: FirstPhotoQueries,
  ) {}

  @Get()
  @UseGuards(HtmlReaderGuard)
  @ReplicaRead()
  @SitePage('The cities with their figures, and the newest issues')
  async home(@PageWords() words: Words, @Query() { q }: HomeQueryDto): Promise<Page | SeeOther> {
    return this.numbered.openOr(q, async (numbered) =>
      homePage(words, {
        figures: await this.issues.figures(),
        newest: await this.photos.addTo((await this.lists.page({ limit: NEWEST })).items),
        asked: { q, numbered },
      }),
    );
  }
}
