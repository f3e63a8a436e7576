import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import {
  CoveredMediaDto,
  CoverRegionsDto,
  MediaChanged,
  MediaNotFound,
  NotAPicture,
  presentCovered,
} from '../../media';
import { Config } from '../../platform/config/config';
import { CoverMediaService } from './cover-media.service';

/** Parts of photos that city staff cover (docs/api/media.md#covering-parts). */
@Controller('api/admin/feed/issues/:id/media')
@Api('console', 'feed/issues')
export class CoverMediaController {
  constructor(
    private readonly regions: CoverMediaService,
    private readonly config: Config,
  ) {}

  @Post(':mediaId/regions')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'coverFeedMediaRegions',
    summary: 'Covers parts of a photo of an issue',
    description:
      'Each region is filled with its mean colour. The photo of before is deleted with its thumbnails: this cannot be undone.',
  })
  @Allow('console', 'feed')
  @Answers(200, CoveredMediaDto, {
    errors: [400, 401, 403, new IssueNotFound(), new MediaNotFound(), new NotAPicture(), new MediaChanged()],
  })
  cover(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
    @Body() { regions }: CoverRegionsDto,
  ): Promise<CoveredMediaDto> {
    return this.regions
      .cover(actor, id, mediaId, regions)
      .then(() => presentCovered(mediaId, this.config.publicBaseUrl));
  }
}
