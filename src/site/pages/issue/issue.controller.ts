import { Body, Get, Post, Query, Req } from '@nestjs/common';
import { ReplicaRead } from '../../../api/replica-read.decorator';
import { PathId } from '../../../api/path-id.decorator';
import type { CitySlug } from '../../../kernel/cities';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { CityParam, SiteController, SitePage } from '../../site.decorators';
import {
  FlagFormDto,
  IssueQueryDto,
  MessageFormDto,
  RatingFormDto,
  ReopenFormDto,
  UpvoteFormDto,
} from './issue-forms.dto';
import { IssuePages } from './issue-pages.service';

/** An issue, and what people do there. */
@SiteController()
export class IssueController {
  constructor(private readonly pages: IssuePages) {}

  @Get(':city/issues/:id')
  @ReplicaRead()
  @SitePage('An issue: what, where, who is responsible, and its thread')
  show(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Query() query: IssueQueryDto,
  ): Promise<Page> {
    return this.pages.show(request, city, id, query);
  }

  @Post(':city/issues/:id/upvote')
  @SitePage('Supports an issue, or takes that back', 'contributor')
  upvote(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Body() form: UpvoteFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.act(request, city, id, 'upvote', form);
  }

  @Post(':city/issues/:id/messages')
  @SitePage('Posts a message to the thread of an issue', 'contributor')
  post(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Body() form: MessageFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.act(request, city, id, 'post', form);
  }

  @Post(':city/issues/:id/rating')
  @SitePage('Rates how an issue was resolved', 'contributor')
  rate(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Body() form: RatingFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.act(request, city, id, 'rate', form);
  }

  @Post(':city/issues/:id/reopen')
  @SitePage('Asks for an issue to be reopened', 'contributor')
  requestReopen(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Body() form: ReopenFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.act(request, city, id, 'requestReopen', form);
  }

  @Post(':city/issues/:id/flag')
  @SitePage('Flags an issue or a message for city staff to look at', 'contributor')
  flag(
    @Req() request: SiteRequest,
    @CityParam() city: CitySlug,
    @PathId('id', 'issue') id: string,
    @Body() form: FlagFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.act(request, city, id, 'flag', form);
  }
}
