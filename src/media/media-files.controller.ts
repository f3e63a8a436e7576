import { Controller, Get, Query, Res, UseFilters } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../api/access.decorator';
import { FileAnswers } from '../api/answers.decorator';
import { TokenApiErrorFilter } from '../api/error-filters';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { MIME_TYPES } from '../kernel/media-types';
import { PathId } from '../api/path-id.decorator';
import { MediaFileQueryDto } from './dto/media.dto';
import { MediaNotFound } from './media.errors';
import { MediaReader } from './media-reader.service';

const HEADERS = {
  // An upload never changes, but it can be deleted, or its issue hidden: then it is soon gone from caches, too.
  'Cache-Control': 'public, max-age=30',
  // Pages of other origins show these, and nothing in them is ever run.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
};

/** The public URLs of uploads (docs/api/media.md#serving-files). */
@Controller('media')
@UseFilters(TokenApiErrorFilter)
@SurfaceMetadata('token', 'media')
export class MediaFilesController {
  constructor(private readonly reader: MediaReader) {}

  @Get(':mediaId')
  @ApiOperation({
    operationId: 'showMediaFile',
    summary: 'Shows an uploaded file; of an image also a thumbnail. Answers ranges',
    description:
      'An image is shown whole or as a thumbnail of a given width. Ranges and conditional requests are answered. Where the files are in an object store, the answer is a redirect (302) to a URL that is good for a minute.',
  })
  @Allow('public')
  @FileAnswers(200, MIME_TYPES, { also: [206, 302, 304, 412, 416], errors: [400, new MediaNotFound()] })
  async show(
    @PathId('mediaId', 'media', 'The id of the item') mediaId: string,
    @Query() { w }: MediaFileQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.reader.find(mediaId, w);
    if ('url' in found) {
      response.set(HEADERS).redirect(302, found.url);
      return;
    }
    response.setHeader('ETag', `"${mediaId}-${w ?? 'whole'}"`);
    const headers = { ...HEADERS, 'Content-Type': found.mimeType };
    await sendFile(response, found.file, headers);
  }
}

/** @throws what keeps the file from being read; that its reader went away, or asked for a part it has not, is no failure */
function sendFile(response: Response, file: string, headers: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow', headers }, (error?: Error) => {
      const { code, status } = (error ?? {}) as { code?: string; status?: number };
      if (!error || code === 'ECONNABORTED' || response.headersSent) return done();
      if (status !== 412 && status !== 416) return fail(error);
      for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
      response.status(status).end();
      done();
    });
  });
}
