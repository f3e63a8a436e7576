import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, refs } from '@nestjs/swagger';
import { IssueNotFound, MediaFull } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Config } from '../platform/config/config';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Forbidden } from '../platform/http/domain-error';
import { Idempotent } from '../api/idempotent.decorator';
import { PathId } from '../api/path-id.decorator';
import {
  AddedMediaDto,
  AddMediaDto,
  DeletedMediaDto,
  MediaReferenceDto,
  MediaUploadDto,
  UploadTicketDto,
} from './dto/media.dto';
import { MediaDeletionService } from './media-deletion.service';
import { MediaNotFound } from './media.errors';
import { presentAdded, presentDeletedMedia } from './media.presenter';
import { MediaService } from './media.service';

/** The media of an issue (docs/api/media.md#routes). */
@Controller('api/issues/:id/media')
@Api('token', 'media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly deletion: MediaDeletionService,
    private readonly config: Config,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'addMedia',
    summary: 'Attaches a reference to a post, or announces an upload and returns the URL to PUT its bytes to',
    description:
      'With type microblog the reference is attached at once (201). With type upload the answer (200) has a URL that accepts the bytes for fifteen minutes; until they have arrived, the file answers 404. A video is served without the metadata that the camera wrote into it. An issue has at most 10 items.',
  })
  @Allow('contributor')
  @Idempotent()
  @ApiExtraModels(MediaReferenceDto, MediaUploadDto)
  @ApiBody({ schema: { oneOf: refs(MediaReferenceDto, MediaUploadDto) } })
  @Answers(201, AddedMediaDto, {
    errors: [401, 403, new IssueNotFound(), new MediaFull(), 422],
    alternative: { status: 200, type: UploadTicketDto, when: (answer) => 'uploadUrl' in answer },
  })
  async add(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() body: AddMediaDto,
  ): Promise<AddedMediaDto | UploadTicketDto> {
    return presentAdded(await this.media.add(actor, id, body), this.config.publicBaseUrl);
  }

  @Delete(':mediaId')
  @ApiOperation({
    operationId: 'deleteMedia',
    summary:
      'Removes an item from an issue, and the file of an upload from the storage: for its reporter and admins',
    description: 'The file of an upload and its thumbnails are removed from the storage.',
  })
  @Allow('signed-in')
  @Answers(200, DeletedMediaDto, {
    errors: [
      401,
      new Forbidden('Only the reporter and admins delete media'),
      new IssueNotFound(),
      new MediaNotFound(),
    ],
  })
  delete(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
  ): Promise<DeletedMediaDto> {
    return this.deletion.delete(actor, id, mediaId).then(() => presentDeletedMedia(mediaId));
  }
}
