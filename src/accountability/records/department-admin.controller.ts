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
  DatedDepartmentDto,
  DatedDepartmentPageDto,
  DepartmentChangesDto,
  NewDepartmentDto,
} from '../dto/department.dto';
import { RECORD_KINDS } from './record-kind';
import { csvFile } from './record-csv';
import { presentImport } from './record-import.presenter';
import { RecordImportService } from './record-import.service';
import { presentDatedDepartment, presentPage } from './record.presenter';
import { RecordQueries } from './record.queries';
import { withMultipartFile } from './multipart-file';

const KIND = RECORD_KINDS.departments;

/** Administration of departments (docs/api/accountability.md#record-administration). */
@TokenApi('admin/accountability/departments', 'accountability administration')
export class DepartmentAdminController {
  constructor(
    private readonly records: AccountabilityRecords,
    private readonly queries: RecordQueries,
    private readonly files: RecordImportService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDatedDepartments',
    summary: 'Lists departments with the times they were created and changed',
    description: 'The same list as GET /api/departments, with two times for each record.',
  })
  @Allow('admin')
  @Answers(200, DatedDepartmentPageDto, [400, 401, 403])
  async list(@Query() { limit, lastKey, ...filter }: RecordListQueryDto): Promise<DatedDepartmentPageDto> {
    return presentPage(await this.queries.page(KIND, filter, limit, lastKey), presentDatedDepartment);
  }

  @Post()
  @ApiOperation({
    operationId: 'createDepartment',
    summary: 'Adds a department',
    description:
      'If several departments of a city serve a category, the one that serves the fewest other categories is responsible. Omitted fields are empty. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Idempotent()
  @Answers(201, DatedDepartmentDto, [401, 403, 409, 422])
  async create(@CurrentActor() actor: Actor, @Body() body: NewDepartmentDto): Promise<DatedDepartmentDto> {
    return presentDatedDepartment(await this.records.create(actor, KIND, body));
  }

  @Get('export')
  @ApiOperation({
    operationId: 'exportDepartments',
    summary:
      "Exports all departments as CSV; a ' is put before each cell that a spreadsheet would treat as a formula",
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
    operationId: 'importDepartments',
    summary:
      'Imports departments from CSV: rows with a known id change that record, others are added; bad rows are reported',
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
    operationId: 'showDepartment',
    summary: 'Shows a department',
    description: 'All fields of the record, with the times it was created and last changed.',
  })
  @Allow('admin')
  @Answers(200, DatedDepartmentDto, [401, 403, new RecordNotFound(KIND)])
  async show(@PathId('id', 'department') id: string): Promise<DatedDepartmentDto> {
    return presentDatedDepartment(await this.queries.find(KIND, id));
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateDepartment',
    summary: 'Changes the given fields of a department',
    description:
      'Omitted fields do not change; a list of categories replaces the previous one. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @Answers(200, DatedDepartmentDto, [401, 403, new RecordNotFound(KIND)])
  async update(
    @CurrentActor() actor: Actor,
    @PathId('id', 'department') id: string,
    @Body() body: DepartmentChangesDto,
  ): Promise<DatedDepartmentDto> {
    return presentDatedDepartment(await this.records.update(actor, KIND, id, body));
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'removeDepartment',
    summary: 'Removes a department; references to it become empty',
    description:
      'Another department of the city that serves its categories becomes responsible for them, if there is one. The change is recorded in the audit log.',
  })
  @Allow('admin')
  @BareAnswers(200, RemovedDto, {
    errors: [401, 403, new RecordNotFound(KIND)],
    errorBody: ENVELOPE_ERRORS,
  })
  remove(@CurrentActor() actor: Actor, @PathId('id', 'department') id: string): Promise<RemovedDto> {
    return this.records.remove(actor, KIND, id).then(() => ({ success: true }));
  }
}
