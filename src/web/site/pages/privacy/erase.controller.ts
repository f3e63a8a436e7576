import { Body, Get, Post, Query, Req } from '@nestjs/common';
import { CurrentActor } from '../../../../api/access.decorator';
import type { Actor } from '../../../../kernel/people/actor';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { EraseFormDto, EraseQueryDto } from './erase-form.dto';
import { ErasePagesService } from './erase-pages.service';

/** The erasure of the account of the reader. */
@SiteController()
export class EraseController {
  constructor(private readonly pages: ErasePagesService) {}

  @Get('me/privacy/erase')
  @SitePage('What an erasure of the account of the reader does, and the choice', 'signed-in')
  show(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Query() chosen: EraseQueryDto,
  ): Promise<Page> {
    return this.pages.show(request, words, actor, chosen);
  }

  @Post('me/privacy/erase')
  @SitePage('Asks for the erasure of the account of the reader', 'signed-in')
  ask(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @Body() form: EraseFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.ask(request, words, actor, form);
  }

  @Post('me/privacy/erase/cancel')
  @SitePage('Keeps the account of the reader', 'signed-in')
  cancel(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
  ): Promise<Page | SeeOther> {
    return this.pages.cancel(request, words, actor);
  }
}
