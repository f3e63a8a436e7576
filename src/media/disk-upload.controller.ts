import { Controller, Param, Put, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MIME_TYPES } from '../kernel/media-types';
import { Allow } from '../platform/http/access.decorator';
import { FileAnswers, Summary } from '../platform/http/answers.decorator';
import { TokenApiErrorFilter } from '../platform/http/error-filters';
import { AtHome } from '../platform/http/home.decorator';
import { UploadQueryDto } from './dto/media.dto';
import { DiskUploads } from './disk-uploads.service';

/** Where clients PUT bytes when this server keeps them itself. */
@Controller('media')
@UseFilters(TokenApiErrorFilter)
@AtHome('token', 'media')
export class DiskUploadController {
  constructor(private readonly uploads: DiskUploads) {}

  @Put(':mediaId')
  @Summary('Takes the bytes of an announced upload; the URL is the credential')
  @Allow('public')
  @FileAnswers(200, [], { errors: [400, 403, 404], takes: MIME_TYPES })
  async put(
    @Param('mediaId') mediaId: string,
    @Query() { expires, signature }: UploadQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.uploads.receive(mediaId, { expires, signature, headers: request.headers, bytes: request });
    response.status(200).end();
  }
}
