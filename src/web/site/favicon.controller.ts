import { Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Allow } from '../../api/access.decorator';
import { SiteController } from './site.decorators';

/** A map pin, 32 pixels wide. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgBAMAAACBVGfHAAAAMFBMVEVMaXEKbk4KbU4PcFIIblAKbU4KbU8KbU4Lbk////9foIz0+Pe61s3x9vVCj3d/' +
    's6Nju00QAAAACHRSTlMAcET2IaPZwAAc+IkAAAAJcEhZcwAACxMAAAsTAQCanBgAAAC8SURBVCjPY2DACljEk80KHZD4ER1A0IoQUe4AAyMYn7EDCgSg' +
    'AhowgSaoQAZMoA1NB0wPG5DVd3rPCyCVABbwALJWzpw5C0i1wMxsvjlz5lwLmKkSHR1dM4FgRUdHI0ygHyTwA0kAVQWGGcwIWwzAAqwIdwSABZgQLlWA' +
    'uL0Cxm/H5VtWmEAALAQtIPxmeBhKQAQa4WHKiqoDFmZtSPHiDBIwQRJgQnIV3NhGlLhkREQKTEkjWnQzCjDgAADknX/429kCFAAAAABJRU5ErkJggg==',
  'base64',
);

/** The icon that browsers request for every page. */
@SiteController()
export class FaviconController {
  @Get('favicon.ico')
  @ApiOperation({ summary: 'The icon of the service' })
  @Allow('public')
  @Answers(200, null, { file: ['image/png'] })
  @Header('Cache-Control', 'public, max-age=86400')
  show(): StreamableFile {
    return new StreamableFile(ICON, { type: 'image/png', length: ICON.length });
  }
}
