import { Body, Delete, Param, Post } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Config } from '../platform/config/config';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, OrAnswers, Summary } from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { AddMediaDto, DeletedMediaDto, MediaItemDto, UploadTicketDto } from './dto/media.dto';
import { presentDeletedMedia, presentMediaItem, presentTicket } from './media.presenter';
import { MediaService } from './media.service';

/** Document 1, section 4.5. */
@TokenApi('issues/:id/media', 'media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly config: Config,
  ) {}

  @Post()
  @Summary('Attaches a reference to a post, or announces an upload and answers where to PUT its bytes')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, MediaItemDto, [401, 403, 404, 409, 422])
  @OrAnswers(200, UploadTicketDto, (answer) => 'uploadUrl' in answer)
  async add(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { body }: AddMediaDto,
  ): Promise<MediaItemDto | UploadTicketDto> {
    const { publicBaseUrl } = this.config;
    if (body.type === 'upload')
      return presentTicket(await this.media.announce(actor, id, body), publicBaseUrl);
    return presentMediaItem(await this.media.refer(actor, id, body.url), publicBaseUrl);
  }

  @Delete(':mediaId')
  @Summary("Takes an item off an issue, and an upload's file out of the storage: its reporter and admins may")
  @Allow('signed-in')
  @Answers(200, DeletedMediaDto, [401, 403, 404])
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('mediaId') mediaId: string,
  ): Promise<DeletedMediaDto> {
    await this.media.delete(actor, id, mediaId);
    return presentDeletedMedia(mediaId);
  }
}
