import { Body, Get, Post, Query } from '@nestjs/common';
import { Limited } from '../../../../api/limited.decorator';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { AskFormDto, DataRequestQueryDto, LinkFormDto } from './data-request-forms.dto';
import { DataRequestPagesService } from './data-request-pages.service';

/** Requests about their data of people without an account (docs/api/privacy.md#people-without-an-account). */
@SiteController()
export class DataRequestController {
  constructor(private readonly pages: DataRequestPagesService) {}

  @Get('privacy/request')
  @SitePage('Asks about data without an account, by a link that is mailed to the address')
  show(@PageWords() words: Words, @Query() query: DataRequestQueryDto): Promise<Page> {
    return this.pages.show(words, query);
  }

  @Post('privacy/request')
  @Limited('site', 'follow')
  @SitePage('Mails such a link')
  send(@PageWords() words: Words, @Body() form: LinkFormDto): Promise<Page> {
    return this.pages.send(words, form);
  }

  @Post('privacy/request/text')
  @SitePage('Stores what the owner of an address asks about their data')
  ask(@PageWords() words: Words, @Body() form: AskFormDto): Promise<Page | SeeOther> {
    return this.pages.ask(words, form);
  }
}
