import { Get, UseGuards } from '@nestjs/common';
import { ReplicaRead } from '../../../api/replica-read.decorator';
import { IssueListQueries, IssueQueries } from '../../../issues';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { HtmlReaderGuard } from './html-reader.guard';
import { homePage } from './page';

const NEWEST = 10;

/** The home page. */
@SiteController()
export class HomeController {
  constructor(
    private readonly issues: IssueQueries,
    private readonly lists: IssueListQueries,
  ) {}

  @Get()
  @UseGuards(HtmlReaderGuard)
  @ReplicaRead()
  @SitePage('The cities with their figures, and the newest issues')
  async home(@PageWords() words: Words): Promise<Page> {
    return homePage(words, await this.issues.figures(), await this.lists.page({ limit: NEWEST }));
  }
}
