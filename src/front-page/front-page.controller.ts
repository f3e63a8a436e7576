import { Controller, Get, Header, StreamableFile, UseFilters, UseGuards } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Config } from '../config/config';
import { Allow } from '../api/access.decorator';
import { FileAnswers } from '../api/answers.decorator';
import { TokenApiErrorFilter } from '../api/error-filters';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { frontPage, FRONT_PAGE_POLICY } from './front-page';
import { HtmlReaderGuard } from './html-reader.guard';

/** What a browser is shown at the origin of the service (docs/api/discovery.md#front-page). */
@Controller()
@UseFilters(TokenApiErrorFilter)
@SurfaceMetadata('token', 'pages')
export class FrontPageController {
  private readonly page: Buffer;

  constructor(config: Config) {
    this.page = Buffer.from(frontPage(config));
  }

  @Get()
  @ApiOperation({
    operationId: 'showFrontPage',
    summary: 'Tells the reader of a browser what runs here, and where to go on',
    description:
      'A page for whoever would rather have HTML than JSON, by the header Accept. For anybody else there is nothing at this path (404).',
  })
  @Allow('public')
  @UseGuards(HtmlReaderGuard)
  @FileAnswers(200, ['text/html'], { errors: [404] })
  @Header('Content-Security-Policy', FRONT_PAGE_POLICY)
  show(): StreamableFile {
    return new StreamableFile(this.page, { type: 'text/html; charset=utf-8', length: this.page.length });
  }
}
