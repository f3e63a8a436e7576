import { Body, Get, Post, Query, Req } from '@nestjs/common';
import { CurrentActor } from '../../../../../api/access.decorator';
import type { Actor } from '../../../../../kernel/people/actor';
import type { SiteRequest } from '../../../languages';
import type { Page, SeeOther } from '../../../page';
import { type IssuePath, IssueParam, SiteController, SitePage } from '../../../site.decorators';
import { OwnWordsQueryDto, TakeOutFormDto } from './own-words.dto';
import { OwnWordsPagesService } from './own-words-pages.service';

/** Words that people take out of what they wrote in an issue. */
@SiteController()
export class OwnWordsController {
  constructor(private readonly pages: OwnWordsPagesService) {}

  @Get(':city/issues/:id/redaction')
  @SitePage('What the reader wrote in an issue, to take words out of it', 'signed-in')
  show(
    @Req() request: SiteRequest,
    @CurrentActor() actor: Actor,
    @IssueParam() issue: IssuePath,
    @Query() query: OwnWordsQueryDto,
  ): Promise<Page> {
    return this.pages.show(request, actor, issue, query);
  }

  @Post(':city/issues/:id/redaction')
  @SitePage('Takes words out of what the reader wrote in an issue', 'signed-in')
  takeOut(
    @Req() request: SiteRequest,
    @CurrentActor() actor: Actor,
    @IssueParam() issue: IssuePath,
    @Body() form: TakeOutFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.takeOut(request, actor, issue, form);
  }
}
