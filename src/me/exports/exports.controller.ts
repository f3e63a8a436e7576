import { Body, Controller, Delete, Get, Post, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { NotFreshlySignedIn } from '../../auth';
import type { Actor } from '../../kernel/people/actor';
import { sendExport } from './export-file-response';
import { ExportNotFound, ExportNotReady, TooManyExports } from './export.errors';
import { ExportRequestsService } from './export-requests.service';
import { AskExportDto, ExportDto, RemovedExportDto } from './exports.dto';
import { presentExport } from './exports.presenter';
import { ExportsService } from './exports.service';

const ID = 'The id of the export';

/** Exports of all one's data (docs/api/privacy.md#exports). */
@Controller('api/users/me/exports')
@Api('token', 'me')
export class ExportsController {
  constructor(
    private readonly requests: ExportRequestsService,
    private readonly exports: ExportsService,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'exportMyData',
    summary: "Asks for a file with all of the caller's data",
    description:
      'Needs a fresh sign-in. The file is made within minutes, and deleted after 7 days. There are at most two in a week.',
  })
  @Allow('signed-in')
  @Answers(202, ExportDto, { errors: [400, 401, new NotFreshlySignedIn(), new TooManyExports(0)] })
  async ask(@CurrentActor() { id }: Actor, @Body() request: AskExportDto): Promise<ExportDto> {
    return presentExport(await this.requests.ask(id, request));
  }

  @Get(':exportId')
  @ApiOperation({
    operationId: 'showMyExport',
    summary: "Shows how far an export of the caller's data is",
    description: 'It is `ready` when its file can be downloaded, until `expiresAt`.',
  })
  @Allow('signed-in')
  @Answers(200, ExportDto, { errors: [401, new ExportNotFound()] })
  async show(
    @CurrentActor() { id }: Actor,
    @PathId('exportId', 'dataExport', ID) exportId: string,
  ): Promise<ExportDto> {
    return presentExport(await this.exports.find(id, exportId));
  }

  @Get(':exportId/file')
  @ApiOperation({
    operationId: 'downloadMyExport',
    summary: "Answers with the file of an export of the caller's data. Supports ranges",
    description:
      'If the files are in an object store, the answer is a redirect (302) to a URL that is valid for a minute.',
  })
  @Allow('signed-in')
  @Answers(200, null, {
    file: ['application/zip'],
    also: [206, 302, 304, 412, 416],
    errors: [401, new ExportNotFound(), new ExportNotReady()],
  })
  async download(
    @CurrentActor() { id }: Actor,
    @PathId('exportId', 'dataExport', ID) exportId: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendExport(response, await this.exports.file(id, exportId));
  }

  @Delete(':exportId')
  @ApiOperation({
    operationId: 'deleteMyExport',
    summary: "Deletes an export of the caller's data, or ends one that is not ready",
    description: 'Its file is gone at once. The export still counts in its week.',
  })
  @Allow('signed-in')
  @Answers(200, RemovedExportDto, { errors: [401, new ExportNotFound()] })
  remove(
    @CurrentActor() { id }: Actor,
    @PathId('exportId', 'dataExport', ID) exportId: string,
  ): Promise<RemovedExportDto> {
    return this.exports.remove(id, exportId).then(() => ({ message: 'The export is deleted' }));
  }
}
