import { Post, Req } from '@nestjs/common';
import { CurrentActor } from '../../../../api/access.decorator';
import { PathId } from '../../../../api/path-id.decorator';
import type { Actor } from '../../../../kernel/people/actor';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { PrivacyPagesService } from './privacy-pages.service';

/** The files with all data of the reader. */
@SiteController()
export class ExportsController {
  constructor(private readonly pages: PrivacyPagesService) {}

  @Post('me/privacy/exports')
  @SitePage('Asks for a file with all data of the reader', 'signed-in')
  ask(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
  ): Promise<Page | SeeOther> {
    return this.pages.askExport(request, words, actor);
  }

  @Post('me/privacy/exports/:exportId/removal')
  @SitePage('Deletes a file with all data of the reader', 'signed-in')
  remove(
    @Req() request: SiteRequest,
    @PageWords() words: Words,
    @CurrentActor() actor: Actor,
    @PathId('exportId', 'dataExport', 'The id of the export') exportId: string,
  ): Promise<Page | SeeOther> {
    return this.pages.removeExport(request, words, actor, exportId);
  }
}
