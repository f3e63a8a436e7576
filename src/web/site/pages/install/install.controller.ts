import { Get, Header, Param, StreamableFile } from '@nestjs/common';
import type { Words } from '../../i18n/translate';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { ManifestService } from './manifest.service';
import { SiteIconsService } from './site-icons.service';

/** What browsers need to install the site. */
@SiteController()
export class InstallController {
  constructor(
    private readonly manifests: ManifestService,
    private readonly icons: SiteIconsService,
  ) {}

  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  @SitePage('The manifest by which browsers install the site')
  manifest(@PageWords() words: Words): StreamableFile {
    return new StreamableFile(this.manifests.of(words));
  }

  @Get('icons/:name.png')
  @Header('Content-Type', 'image/png')
  @Header('Cache-Control', 'public, max-age=86400')
  @SitePage('An icon of the installed site: 192, 512, maskable or apple-touch')
  async icon(@Param('name') name: string): Promise<StreamableFile> {
    return new StreamableFile(await this.icons.of(name));
  }
}
