import { Body, Get, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ReadsBody } from '../../../../api/reads-body.decorator';
import { ReplicaRead } from '../../../../api/replica-read.decorator';
import { AfterPhotosFormInterceptor, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { type IssuePath, IssueParam, SiteController, SitePage } from '../../site.decorators';
import {
  ConfirmationFormDto,
  CoverFormDto,
  FlagFormDto,
  IssueQueryDto,
  MessageActFormDto,
  MessageFormDto,
  PlaceFormDto,
  RatingFormDto,
  ReactionFormDto,
  ReopenFormDto,
  ResolveFormDto,
  ReviewFormDto,
  ShownAsFormDto,
  UpvoteFormDto,
} from './issue-forms.dto';
import { IssueActsService } from './issue-acts.service';
import { IssuePagesService } from './issue-pages.service';
import { ResolutionActsService } from './resolution-acts.service';
import { ThreadActsService } from './thread-acts.service';

/** The page of an issue and its forms. */
@SiteController()
export class IssueController {
  constructor(
    private readonly pages: IssuePagesService,
    private readonly issues: IssueActsService,
    private readonly thread: ThreadActsService,
    private readonly resolution: ResolutionActsService,
  ) {}

  @Get(':city/issues/:id')
  @ReplicaRead()
  @SitePage('An issue: what, where, who is responsible, and its thread')
  show(
    @Req() request: SiteRequest,
    @IssueParam() issue: IssuePath,
    @Query() query: IssueQueryDto,
  ): Promise<Page | SeeOther> {
    return this.pages.show(request, issue, query);
  }

  @Post(':city/issues/:id/upvote')
  // People who are not signed in are sent to the sign-in, and their support is stored until then.
  @SitePage('Supports an issue, or removes the support')
  upvote(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: UpvoteFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.upvote(request, issue, form);
  }

  @Post(':city/issues/:id/messages')
  @SitePage('Posts a message to the thread of an issue', 'contributor')
  post(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: MessageFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submitWords(request, issue, form, 'post', (actor, about) =>
      this.thread.post(actor, about, form),
    );
  }

  @Post(':city/issues/:id/reaction')
  @SitePage('Reacts to a message, or removes the reaction', 'contributor')
  react(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ReactionFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'react', (actor, about) =>
      this.thread.react(actor, about, form),
    );
  }

  @Post(':city/issues/:id/removal')
  @SitePage('Deletes a message: for its author and admins', 'contributor')
  remove(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: MessageActFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'remove', (actor, about) =>
      this.thread.remove(actor, about, form),
    );
  }

  @Post(':city/issues/:id/rating')
  @SitePage('Rates how an issue was resolved', 'contributor')
  rate(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: RatingFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'rate', (actor, about) =>
      this.resolution.rate(actor, about, form),
    );
  }

  @Post(':city/issues/:id/confirmation')
  @SitePage('Answers whether an issue was repaired: for who is asked', 'contributor')
  confirm(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ConfirmationFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'confirm', (actor, about) =>
      this.resolution.confirm(actor, about, form, request.clientAddress),
    );
  }

  @Post(':city/issues/:id/place')
  @SitePage(
    'Chooses how exactly everyone sees the place of an issue: for the reporter and admins',
    'contributor',
  )
  place(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: PlaceFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'place', (actor, about) =>
      this.issues.showPlace(actor, about, form),
    );
  }

  @Post(':city/issues/:id/reopen')
  @SitePage('Asks for an issue to be reopened', 'contributor')
  requestReopen(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ReopenFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submitWords(request, issue, form, 'requestReopen', (actor, about) =>
      this.resolution.requestReopen(actor, about, form),
    );
  }

  @Post(':city/issues/:id/review')
  @SitePage('Approves or denies a reopen request: for the reporter and admins', 'contributor')
  review(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ReviewFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'review', (actor, about) =>
      this.resolution.review(actor, about, form),
    );
  }

  @Post(':city/issues/:id/resolve')
  @ReadsBody('photo-form')
  @UseInterceptors(AfterPhotosFormInterceptor)
  // People who are no longer signed in are sent to the sign-in after the form was parsed, so its text is kept.
  @SitePage('Resolves an issue with a description and photos: for the reporter and admins')
  resolve(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ResolveFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submitWords(request, issue, form, 'resolve', (actor, about) =>
      this.resolution.resolve(actor, about, form, request.photos),
    );
  }

  @Post(':city/issues/:id/closing')
  @SitePage('Closes a resolved issue permanently: for the reporter and admins', 'contributor')
  close(@Req() request: PhotoRequest, @IssueParam() issue: IssuePath): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, {}, 'close', (actor, about) =>
      this.resolution.close(actor, about),
    );
  }

  @Post(':city/issues/:id/privacy')
  @SitePage('Changes how the reader is shown in an issue: for everyone who contributed to it', 'contributor')
  showAs(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: ShownAsFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'privacy', (actor, about) =>
      this.issues.showAs(actor, about, form),
    );
  }

  @Post(':city/issues/:id/cover')
  @SitePage('Covers parts of a photo of an issue: for its reporter, who added it, and admins', 'contributor')
  cover(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: CoverFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'cover', (actor, about) =>
      this.issues.cover(actor, about, form),
    );
  }

  @Post(':city/issues/:id/flag')
  @SitePage('Flags an issue, a message, a photo or a person for review by city staff', 'contributor')
  flag(
    @Req() request: PhotoRequest,
    @IssueParam() issue: IssuePath,
    @Body() form: FlagFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.submit(request, issue, form, 'flag', (actor, about) =>
      this.issues.flag(actor, about, form),
    );
  }
}
