import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentActor } from '../../../../api/access.decorator';
import { Api } from '../../../../api/api.decorator';
import { PathId } from '../../../../api/path-id.decorator';
import type { Actor } from '../../../../kernel/people/actor';
import type { SiteRequest } from '../../languages';
import { SitePage } from '../../site.decorators';
import { ExportPagesService } from './export-pages.service';

/** The download of all data of the reader, which is no page. */
@Controller()
@Api('site', 'pages')
export class ExportFileController {
  constructor(private readonly pages: ExportPagesService) {}

  @Get('me/privacy/exports/:exportId/file')
  @SitePage('A file with all data of the reader', 'signed-in')
  async download(
    @Req() request: SiteRequest,
    @CurrentActor() actor: Actor,
    @PathId('exportId', 'dataExport', 'The id of the export') exportId: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.send(response, request, actor, exportId);
  }
}
