import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  CSV_TYPE,
  CsvFileBody,
  type RecordKind,
  IMPORT_ERRORS,
  ImportedDto,
  presentImport,
  sendCsvFile,
} from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { RecordExportQueryDto, RecordImportQueryDto } from './record-files.dto';
import { RecordFilesService } from './record-files.service';
import { PathRecordKind, RecordKindParam, RecordKindUnknown } from './record-kind.decorator';

/** Accountability records as files (docs/api/console.md#record-files). */
@Controller('api/admin/officials')
@Api('console', 'officials')
export class RecordFilesController {
  constructor(private readonly files: RecordFilesService) {}

  @Get('records/:kind/export')
  @ApiOperation({
    operationId: 'exportRecords',
    summary: 'Exports all records of a kind as CSV',
    description:
      'The same file as in the token API: a header row of field names, then a line for each record. It begins with a byte order mark, unless bom=0. Importing it again changes nothing.',
  })
  @RecordKindParam()
  @Allow('console', 'officials.read')
  @Answers(200, null, { file: [CSV_TYPE], errors: [400, 401, 403, new RecordKindUnknown()] })
  export(
    @PathRecordKind() kind: RecordKind,
    @Query() { bom }: RecordExportQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    return sendCsvFile(response, kind.path, this.files.linesOf(kind), bom);
  }

  @Post('records/:kind/import')
  @ApiOperation({
    operationId: 'importRecords',
    summary: 'Imports records of a kind from CSV, or checks a file; bad rows are reported',
    description:
      'Valid rows are stored even if others are not valid. With dryRun=true nothing is stored: the response has the number of rows that would be stored, and the problems of the others. An import has one entry in the audit log.',
  })
  @RecordKindParam()
  @Allow('console', 'officials')
  @ReadsBody('stream')
  @CsvFileBody()
  @Answers(200, ImportedDto, { errors: [...IMPORT_ERRORS, new RecordKindUnknown()] })
  async import(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathRecordKind() kind: RecordKind,
    @Query() { dryRun }: RecordImportQueryDto,
    @Req() request: Request,
  ): Promise<ImportedDto> {
    return presentImport(await this.files.import(actor, kind, request, dryRun === 'true'));
  }
}
