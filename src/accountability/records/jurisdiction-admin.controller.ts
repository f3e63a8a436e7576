import { Body, Delete, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../kernel/people/actor';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers, BareAnswers, ENVELOPE_ERRORS, FileAnswers } from '../../api/answers.decorator';
import { Idempotent } from '../../api/idempotent.decorator';
import { PathId } from '../../api/path-id.decorator';
import { TokenApi } from '../../api/token-api/token-api.decorator';
import { RecordNotFound } from '../accountability.errors';
import { AccountabilityRecords } from './accountability-records.service';
import {
  CSV_TYPE,
  CsvFileBody,
  CsvFileQueryDto,
  IMPORT_ERRORS,
  MAX_IMPORT_BYTES,
  sendCsvFile,
} from './csv-file';
import { ImportedDto } from '../dto/record-file.dto';
import { RecordListQueryDto, RemovedDto } from '../dto/record-page.dto';
import {
  DatedJurisdictionDto,
  DatedJurisdictionPageDto,
  JurisdictionChangesDto,
  NewJurisdictionDto,
} from '../dto/jurisdiction.dto';
import { RECORD_KINDS } from './record-kind';
import { csvFile } from './record-csv';
import { presentImport } from './record-import.presenter';
import { RecordImportService } from './record-import.service';
import { presentDatedJurisdiction, presentPage } from './record.presenter';
import { RecordQueries } from './record.queries';
import { withMultipartFile } from './multipart-file';

const KIND = RECORD_KINDS.jurisdictions;

/** Administration of jurisdictions (docs/api/accountability.md#record-administration). */
@TokenApi('admin/accountability/jurisdictions', 'accountability administration')
export class JurisdictionAdminController {
  constructor(
    private readonly records: AccountabilityRecords,
    private readonly queries: RecordQueries,
    private readonly files: RecordImportService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDatedJurisdictions',
    summary: 'Lists jurisdictions with the times they were created and changed',
    description: 'The same list as GET /api/jurisdictions, with two times for each record.',
  })
  @Allow('admin')
  @Answers(200, DatedJurisdictionPageDto, [400, 401, 403])
  async list(@Query() { limit, lastKey, ...filter }: RecordListQueryDto): Promise<DatedJurisdictionPageDto> {
    return presentPage(await this.queries.page(KIND, filter, limit, lastKey), presentDatedJurisdiction);
  }

  @Post()
  @ApiOperation({
    operationId: 'createJurisdiction',
    summary: 'Adds a jurisdiction',
    description:
      'The ward officer and the corporator must be officials of the records. Omitted fields are empty. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Idempotent()
  @Answers(201, DatedJurisdictionDto, [401, 403, 409, 422])
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: NewJurisdictionDto,
  ): Promise<DatedJurisdictionDto> {
    return presentDatedJurisdiction(await this.records.create(actor, KIND, body));
  }

  @Get('export')
  @ApiOperation({
    operationId: 'exportJurisdictions',
    summary:
      "Exports all jurisdictions as CSV; a ' is put before each cell that a spreadsheet would treat as a formula",
    description:
      'A header row of field names, then a line for each record; lists are joined by semicolons. Importing the file again changes nothing.',
  })
  @Allow('admin')
  @FileAnswers(200, [CSV_TYPE], { errors: [400, 401, 403] })
  export(@Query() { bom }: CsvFileQueryDto, @Res() response: Response): Promise<void> {
    return sendCsvFile(response, KIND.path, csvFile(KIND, this.queries.all(KIND)), bom);
  }

  @Post('import')
  @ApiOperation({
    operationId: 'importJurisdictions',
    summary:
      'Imports jurisdictions from CSV: rows with a known id change that record, others are added; bad rows are reported',
    description:
      'A row without an id changes the record with the same city and ward, if there is one. Good rows are stored even if other rows are bad. Up to 50 MB and 200,000 rows; the import has one entry in the audit log.',
  })
  @Allow('admin')
  @CsvFileBody()
  @Answers(200, ImportedDto, IMPORT_ERRORS)
  async import(@CurrentActor() actor: Actor, @Req() request: Request): Promise<ImportedDto> {
    return presentImport(
      await withMultipartFile(request, MAX_IMPORT_BYTES, (file) => this.files.import(actor, KIND, file)),
    );
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showJurisdiction',
    summary: 'Shows a jurisdiction',
    description: 'All fields of the record, with the times it was created and last changed.',
  })
  @Allow('admin')
  @Answers(200, DatedJurisdictionDto, [401, 403, new RecordNotFound(KIND)])
  async show(@PathId('id', 'jurisdiction') id: string): Promise<DatedJurisdictionDto> {
    return presentDatedJurisdiction(await this.queries.find(KIND, id));
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateJurisdiction',
    summary: 'Changes the given fields of a jurisdiction',
    description:
      'Omitted fields do not change; an empty officer or corporator means that none is named. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Answers(200, DatedJurisdictionDto, [401, 403, new RecordNotFound(KIND)])
  async update(
    @CurrentActor() actor: Actor,
    @PathId('id', 'jurisdiction') id: string,
    @Body() body: JurisdictionChangesDto,
  ): Promise<DatedJurisdictionDto> {
    return presentDatedJurisdiction(await this.records.update(actor, KIND, id, body));
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'removeJurisdiction',
    summary: 'Removes a jurisdiction; references to it become empty',
    description:
      'A place in it then belongs to another jurisdiction that names its pincode, or to none. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @BareAnswers(200, RemovedDto, {
    errors: [401, 403, new RecordNotFound(KIND)],
    errorBody: ENVELOPE_ERRORS,
  })
  remove(@CurrentActor() actor: Actor, @PathId('id', 'jurisdiction') id: string): Promise<RemovedDto> {
    return this.records.remove(actor, KIND, id).then(() => ({ success: true }));
  }
}
