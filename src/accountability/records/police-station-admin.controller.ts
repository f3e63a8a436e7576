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
  DatedPoliceStationDto,
  DatedPoliceStationPageDto,
  PoliceStationChangesDto,
  NewPoliceStationDto,
} from '../dto/police-station.dto';
import { RECORD_KINDS } from './record-kind';
import { csvFile } from './record-csv';
import { presentImport } from './record-import.presenter';
import { RecordImportService } from './record-import.service';
import { presentDatedPoliceStation, presentPage } from './record.presenter';
import { RecordQueries } from './record.queries';
import { withMultipartFile } from './multipart-file';

const KIND = RECORD_KINDS['police-stations'];

/** Administration of police stations (docs/api/accountability.md#record-administration). */
@TokenApi('admin/accountability/police-stations', 'accountability administration')
export class PoliceStationAdminController {
  constructor(
    private readonly records: AccountabilityRecords,
    private readonly queries: RecordQueries,
    private readonly files: RecordImportService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDatedPoliceStations',
    summary: 'Lists police stations with the times they were created and changed',
    description: 'The same list as GET /api/police-stations, with two times for each record.',
  })
  @Allow('admin')
  @Answers(200, DatedPoliceStationPageDto, [400, 401, 403])
  async list(@Query() { limit, lastKey, ...filter }: RecordListQueryDto): Promise<DatedPoliceStationPageDto> {
    return presentPage(await this.queries.page(KIND, filter, limit, lastKey), presentDatedPoliceStation);
  }

  @Post()
  @ApiOperation({
    operationId: 'createPoliceStation',
    summary: 'Adds a police station',
    description:
      'A place has the police station that names its pincode. Omitted fields are empty. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Idempotent()
  @Answers(201, DatedPoliceStationDto, [401, 403, 409, 422])
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: NewPoliceStationDto,
  ): Promise<DatedPoliceStationDto> {
    return presentDatedPoliceStation(await this.records.create(actor, KIND, body));
  }

  @Get('export')
  @ApiOperation({
    operationId: 'exportPoliceStations',
    summary:
      "Exports all police stations as CSV; a ' is put before each cell that a spreadsheet would treat as a formula",
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
    operationId: 'importPoliceStations',
    summary:
      'Imports police stations from CSV: rows with a known id change that record, others are added; bad rows are reported',
    description:
      'A row without an id changes the record with the same city and name, if there is one. Good rows are stored even if other rows are bad. Up to 50 MB and 200,000 rows; the import has one entry in the audit log.',
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
    operationId: 'showPoliceStation',
    summary: 'Shows a police station',
    description: 'All fields of the record, with the times it was created and last changed.',
  })
  @Allow('admin')
  @Answers(200, DatedPoliceStationDto, [401, 403, new RecordNotFound(KIND)])
  async show(@PathId('id', 'policeStation') id: string): Promise<DatedPoliceStationDto> {
    return presentDatedPoliceStation(await this.queries.find(KIND, id));
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updatePoliceStation',
    summary: 'Changes the given fields of a police station',
    description:
      'Omitted fields do not change; a list of pincodes replaces the previous one. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Answers(200, DatedPoliceStationDto, [401, 403, new RecordNotFound(KIND)])
  async update(
    @CurrentActor() actor: Actor,
    @PathId('id', 'policeStation') id: string,
    @Body() body: PoliceStationChangesDto,
  ): Promise<DatedPoliceStationDto> {
    return presentDatedPoliceStation(await this.records.update(actor, KIND, id, body));
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'removePoliceStation',
    summary: 'Removes a police station; references to it become empty',
    description:
      'Its pincodes then have no police station, unless another one names them. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @BareAnswers(200, RemovedDto, {
    errors: [401, 403, new RecordNotFound(KIND)],
    errorBody: ENVELOPE_ERRORS,
  })
  remove(@CurrentActor() actor: Actor, @PathId('id', 'policeStation') id: string): Promise<RemovedDto> {
    return this.records.remove(actor, KIND, id).then(() => ({ success: true }));
  }
}
