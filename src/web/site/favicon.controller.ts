import { Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Allow } from '../../api/access.decorator';
import { SiteIconsService } from './pages/install/site-icons.service';
import { SiteController } from './site.decorators';

/** The icon that browsers request for every page. */
@SiteController()
export class FaviconController {
  constructor(private readonly icons: SiteIconsService) {}

  @Get('favicon.ico')
  @ApiOperation({ summary: 'The icon of the service' })
  @Allow('public')
  @Answers(200, null, { file: ['image/png'] })
  @Header('Cache-Control', 'public, max-age=86400')
  async show(): Promise<StreamableFile> {
    return new StreamableFile(await this.icons.of('favicon'), { type: 'image/png' });
  }
}
