import { Body, Get, Param, Post, Query, Req } from '@nestjs/common';
import { CurrentActor } from '../../../../api/access.decorator';
import type { Actor } from '../../../../kernel/people/actor';
import { ConsentPurposeDto } from '../../../../me';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { PrivacyFormDto, PrivacyQueryDto } from './privacy-form.dto';
import { PrivacyPagesService } from './privacy-pages.service';
import { ApplyFormDto, ConsentFormDto, RequestFormDto } from './request-form.dto';

/** How a person is shown: asked once after the first sign-in, and changed later. */
@SiteController()
export class PrivacyController {
  constructor(private readonly pages: PrivacyPagesService) {}

  @Get('welcome')
  @SitePage('Asks once how the reader is shown, after the first sign-in', 'signed-in')
  welcome(
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Query() { next = '/' }: PrivacyQueryDto,
  ): Page {
    return this.pages.welcome(words, actor, next);
  }

  @Post('welcome')
  @SitePage('Stores how the reader is shown, and goes on', 'signed-in')
  begin(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Body() form: PrivacyFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.begin(request, words, actor, form);
  }

  @Get('me/privacy')
  @SitePage('How the reader is shown', 'signed-in')
  show(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Query() { saved = '' }: PrivacyQueryDto,
  ): Promise<Page> {
    return this.pages.show(request, words, actor, {
      isSaved: saved === 'yes',
      isSent: saved === 'request',
      isKept: saved === 'kept',
    });
  }

  @Post('me/privacy')
  @SitePage('Changes how the reader is shown', 'signed-in')
  change(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Body() form: PrivacyFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.change(request, words, actor, form);
  }

  @Post('me/privacy/requests')
  @SitePage('Stores what the reader asks about their data', 'signed-in')
  ask(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Body() form: RequestFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.ask(request, words, actor, form);
  }

  @Post('me/privacy/consents/:purpose')
  @SitePage('Agrees to something that rests on consent, or withdraws that', 'signed-in')
  consent(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Param() { purpose }: ConsentPurposeDto,
    @Body() { give }: ConsentFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.consent(request, words, actor, purpose, give !== '');
  }

  @Post('me/privacy/apply')
  @SitePage('Changes how the reader is shown in everything they contributed before', 'signed-in')
  apply(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Body() form: ApplyFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.apply(request, words, actor, form);
  }
}
