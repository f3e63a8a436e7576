import { Get, Query, Req, UseGuards } from '@nestjs/common';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { SiteController, SitePage } from '../../site.decorators';
import { HomePagesService } from './home-pages.service';
import { HomeQueryDto } from './home-query.dto';
import { HtmlReaderGuard } from './html-reader.guard';

/** The home page. */
@SiteController()
export class HomeController {
  constructor(private readonly pages: HomePagesService) {}

  @Get()
  @UseGuards(HtmlReaderGuard)
  @ReplicaRead()
  @SitePage('The cities with their figures, and the newest issues')
  home(@Req() request: SiteRequest, @Query() query: HomeQueryDto): Promise<Page | SeeOther> {
    return this.pages.open(request, query);
  }
}
