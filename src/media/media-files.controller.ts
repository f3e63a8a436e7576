import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../platform/http/access.decorator';
import { FileAnswers, Summary } from '../platform/http/answers.decorator';
import { TokenApiErrorFilter } from '../platform/http/error-filters';
import { AtHome } from '../platform/http/home.decorator';
import { MIME_TYPES } from '../kernel/media-types';
import { MediaFileQueryDto } from './dto/media.dto';
import { MediaReader } from './media-reader.service';

/** An upload never changes, but it can be deleted, or its issue hidden: then it is soon gone from caches, too. */
const CACHE_CONTROL = 'public, max-age=30';

/** The public URLs of uploads (document 1, section 4.5). */
@Controller('media')
@UseFilters(TokenApiErrorFilter)
@AtHome('token', 'media')
export class MediaFilesController {
  constructor(private readonly reader: MediaReader) {}

  @Get(':mediaId')
  @Summary('Shows an uploaded file; of an image also a thumbnail. Answers ranges')
  @Allow('public')
  @FileAnswers(200, MIME_TYPES, { also: [206, 302, 304], errors: [400, 404] })
  async show(
    @Param('mediaId') mediaId: string,
    @Query() { w }: MediaFileQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.reader.find(mediaId, w);
    response.setHeader('Cache-Control', CACHE_CONTROL);
    // Pages of other origins show these, and nothing in them is ever run.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('Content-Disposition', 'inline');
    if ('url' in found) return response.redirect(302, found.url);
    response.setHeader('Content-Type', found.mimeType);
    await new Promise<void>((done, fail) => {
      const options = { cacheControl: false, etag: true, dotfiles: 'allow' } as const;
      response.sendFile(found.file, options, (error?: Error) => (error ? fail(error) : done()));
    });
  }
}
