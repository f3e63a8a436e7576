import { Body, Get, Post, Query, Req } from '@nestjs/common';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { ConfirmFormDto, ConfirmQueryDto } from './confirm.dto';
import { ConfirmPagesService } from './confirm-pages.service';

/** The page on which people answer whether an issue was repaired, opened by the links of a mail. */
@SiteController()
export class ConfirmController {
  constructor(private readonly pages: ConfirmPagesService) {}

  @Get('confirm')
  @SitePage('Asks whether an issue was repaired')
  ask(@PageWords() words: Words, @Query() query: ConfirmQueryDto): Promise<Page> {
    return this.pages.ask(words, query);
  }

  @Post('confirm')
  @SitePage('Stores the answer whether an issue was repaired')
  answer(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @Query() query: ConfirmQueryDto,
    @Body() form: ConfirmFormDto,
  ): Promise<Page> {
    return this.pages.answer(request, words, query, form);
  }
}
