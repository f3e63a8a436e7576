import { Body, Get, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ReadsBody } from '../../../../api/reads-body.decorator';
import type { PhotoRequest } from '../../forms/multipart-form.interceptor';
import type { Words } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { OfficeFormDto, OfficeQueryDto } from './office-form.dto';
import { OfficeFormInterceptor } from './office-form.interceptor';
import { OfficePagesService } from './office-pages.service';

/**
 * The page on which an office replies to an escalated issue, opened by the link of its mail
 * (docs/api/due-dates.md#replies-of-offices).
 */
@SiteController()
export class OfficeController {
  constructor(private readonly pages: OfficePagesService) {}

  @Get('office')
  @SitePage('A late issue, for the office it was escalated to')
  show(@PageWords() words: Words, @Query() query: OfficeQueryDto): Promise<Page> {
    return this.pages.show(words, query);
  }

  @Post('office')
  @ReadsBody('photo-form')
  @UseInterceptors(OfficeFormInterceptor)
  @SitePage('Stores the reply of an office, and changes the status of the issue if the reply says so')
  reply(
    @Req() { photos }: PhotoRequest,
    @PageWords() words: Words,
    @Body() form: OfficeFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.reply(words, form, photos);
  }
}
