import { Controller, Post, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { FormFilesBody } from '../../api/form-file.decorator';
import { withFormFiles } from '../../api/form-files';
import { PathId } from '../../api/path-id.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { IssueNotFound, MediaFull } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { MAX_BYTES, MAX_MEDIA } from '../../kernel/media-types';
import { AddedMediaDto, presentMediaItem } from '../../media';
import { Config } from '../../platform/config/config';
import { IssuePhotoActionsService } from './issue-photo-actions.service';
import { PhotoTooLarge } from './staff-photos';

const LIMITS = { maxFiles: MAX_MEDIA, maxBytes: MAX_BYTES.image, tooLarge: new PhotoTooLarge() };

/** Photos that city staff add to an issue (docs/api/staff.md#photos). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class IssuePhotosController {
  constructor(
    private readonly actions: IssuePhotoActionsService,
    private readonly config: Config,
  ) {}

  @Post('media')
  @ApiOperation({
    operationId: 'addIssuePhotos',
    summary: 'Adds photos to an issue, for everyone to see',
    description:
      'All photos are added, or none. They are encoded again, without what the camera wrote into them, and count as media of the issue, which has at most 10. They are shown as added by the city desk.',
  })
  @Allow('console', 'photos')
  @ReadsBody('stream')
  @FormFilesBody('A JPEG, PNG, WebP or GIF of at most 10 MB', MAX_MEDIA)
  @Answers(201, AddedMediaDto, {
    list: true,
    errors: [400, 401, 403, new IssueNotFound(), new MediaFull(), LIMITS.tooLarge],
  })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Req() request: Request,
  ): Promise<AddedMediaDto[]> {
    return (await withFormFiles(request, LIMITS, (paths) => this.actions.add(actor, id, paths))).map((item) =>
      presentMediaItem(item, this.config.publicBaseUrl),
    );
  }
}
