import { Body, Get, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ReadsBody } from '../../../../api/reads-body.decorator';
import type { CitySlug } from '../../../../kernel/cities';
import type { Page, SeeOther } from '../../page';
import { CityParam, SiteController, SitePage } from '../../site.decorators';
import { MultipartFormInterceptor, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import { ReportFormDto, ReportQueryDto } from './report-form.dto';
import { ReportPagesService } from './report-pages.service';

/** The form that reports an issue. */
@SiteController()
export class ReportController {
  constructor(private readonly pages: ReportPagesService) {}

  @Get(':city/report')
  @SitePage('The form that reports an issue')
  form(
    @Req() request: PhotoRequest,
    @CityParam() city: CitySlug,
    @Query() query: ReportQueryDto,
  ): Promise<Page> {
    return this.pages.form(request, city, query);
  }

  @Post(':city/report')
  @ReadsBody('photo-form')
  @UseInterceptors(MultipartFormInterceptor)
  @SitePage('Reports an issue, or keeps the text until the reader is signed in')
  send(
    @Req() request: PhotoRequest,
    @CityParam() city: CitySlug,
    @Body() form: ReportFormDto,
  ): Promise<Page | SeeOther> {
    return this.pages.send(request, city, form);
  }
}
