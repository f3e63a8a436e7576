import { Controller, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { MIME_TYPES } from '../../kernel/media-types';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { PathId } from '../../api/path-id.decorator';
import { UploadQueryDto } from '../dto/media.dto';
import { MediaNotFound, TracksRefused, UploadRefused } from '../media.errors';
import { DiskUploadsService } from './disk-uploads.service';

/** Receives uploads by PUT, where this server stores the files itself. */
@Controller('media')
@Api('token', 'media')
export class DiskUploadController {
  constructor(private readonly uploads: DiskUploadsService) {}

  @Put(':mediaId')
  @ApiOperation({
    operationId: 'uploadMedia',
    summary: 'Receives the bytes of an announced upload; the URL is the credential',
    description:
      'Only if this server stores the files itself. Content-Type and Content-Length must be those that were announced; an image is rewritten without its metadata, a video loses its metadata.',
  })
  @Allow('public')
  @ReadsBody('stream')
  @ApiConsumes(...MIME_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(200, null, {
    file: [],
    errors: [400, new UploadRefused(), new MediaNotFound(), new TracksRefused()],
  })
  put(
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
    @Query() { expires, signature }: UploadQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.uploads
      .receive(mediaId, { expires, signature, headers: request.headers, bytes: request })
      .then(() => void response.status(200).end());
  }
}
