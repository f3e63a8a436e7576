import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { PathId } from '../api/path-id.decorator';
import { IssueNotFound } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Config } from '../platform/config/config';
import { CoveredMediaDto, CoverRegionsDto } from './dto/media-regions.dto';
import { MediaChanged, MediaNotFound, NotAPicture } from './media.errors';
import { MAY_NOT_COVER } from './media.policy';
import { presentCovered } from './media.presenter';
import { MediaRegionsService } from './media-regions.service';

/** Parts of photos that are covered (docs/api/media.md#covering-parts). */
@Controller('api/issues/:id/media')
@Api('token', 'media')
export class MediaRegionsController {
  constructor(
    private readonly regions: MediaRegionsService,
    private readonly config: Config,
  ) {}

  @Post(':mediaId/regions')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'coverMediaRegions',
    summary: 'Covers parts of a photo: for who added it, the reporter of the issue, and admins',
    description:
      'Each region is filled with its mean colour. The photo of before is deleted with its thumbnails: this cannot be undone.',
  })
  @Allow('signed-in')
  @Answers(200, CoveredMediaDto, {
    errors: [
      400,
      401,
      MAY_NOT_COVER,
      new IssueNotFound(),
      new MediaNotFound(),
      new NotAPicture(),
      new MediaChanged(),
    ],
  })
  cover(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
    @Body() { regions }: CoverRegionsDto,
  ): Promise<CoveredMediaDto> {
    return this.regions
      .cover(actor, id, mediaId, regions)
      .then(() => presentCovered(mediaId, this.config.publicBaseUrl));
  }
}
