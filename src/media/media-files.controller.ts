import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Limited } from '../api/limited.decorator';
import { MIME_TYPES } from '../kernel/media-types';
import type { ApiRequest } from '../platform/http/request';
import { PathId } from '../api/path-id.decorator';
import { MediaFileQueryDto } from './dto/media.dto';
import { MediaNotFound } from './media.errors';
import { sendMediaFile } from './media-file-response';
import { MediaReaderService } from './media-reader.service';

/** The public URLs of uploads (docs/api/media.md#serving-files). */
@Controller('media')
@Api('token', 'media')
export class MediaFilesController {
  constructor(private readonly reader: MediaReaderService) {}

  @Get(':mediaId')
  @ApiOperation({
    operationId: 'showMediaFile',
    summary: 'Shows an uploaded file, or a thumbnail of an image. Supports ranges',
    description:
      'An image is shown whole or as a thumbnail of a given width. Range requests and conditional requests are supported. If the files are in an object store, the answer is a redirect (302) to a URL that is valid for a minute.',
  })
  @Allow('public')
  @Limited('site')
  @Answers(200, null, {
    file: MIME_TYPES,
    also: [206, 302, 304, 412, 416],
    errors: [400, new MediaNotFound()],
  })
  async show(
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
    @Query() { w }: MediaFileQueryDto,
    @Req() request: ApiRequest,
    @Res() response: Response,
  ): Promise<void> {
    await sendMediaFile(response, await this.reader.find(mediaId, request.clientAddress, w));
  }
}
