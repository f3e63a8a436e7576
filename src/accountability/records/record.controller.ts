import { Body, Controller, Delete, Get, Post, Put, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../kernel/people/actor';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Idempotent } from '../../api/idempotent.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { RecordNotFound } from '../accountability.errors';
import { ImportedDto } from '../dto/record-file.dto';
import { type OfficialListQueryDto, type RecordPageDto, RemovedDto } from '../dto/record-page.dto';
import { AccountabilityRecords } from './accountability-records.service';
import {
  CSV_TYPE,
  CsvFileBody,
  CsvFileQueryDto,
  IMPORT_ERRORS,
  MAX_IMPORT_BYTES,
  sendCsvFile,
} from './csv-file';
import { withMultipartFile } from './multipart-file';
import { csvFile } from './record-csv';
import { presentImport } from './record-import.presenter';
import { RecordImportService } from './record-import.service';
import type { DatedRecord, RecordFields, RecordKind, RecordPath } from './record-kind';
import { presentPage } from './record.presenter';
import { RecordQueries } from './record.queries';

/** What the administration of a kind of records has of its own. */
export interface RecordAdministration<Path extends RecordPath, Item extends object> {
  /** Its name in operation ids. */
  name: string;
  /** A single record, in a sentence. */
  one: string;
  /** The class of a record as admins see it, and of a page of them. */
  item: Type<Item>;
  page: Type<RecordPageDto & { items: Item[] }>;
  /** The class of the filters of its list. */
  query: Type<RecordFilters>;
  /** The class of its changes. */
  changes: Type<Partial<RecordFields[Path]>>;
  present: (record: DatedRecord<Path>) => Item;
  /** What its fields and its removal mean, for the document. */
  about: Record<'create' | 'update' | 'remove', string>;
}

/** The filters of all lists; only officials have a designation. */
type RecordFilters = Pick<OfficialListQueryDto, keyof OfficialListQueryDto>;

/**
 * Sets the classes of a handler's arguments, by which they are validated and documented: a class that is an argument of
 * the function around the handler cannot be its type.
 */
const ArgumentTypes = (...types: Type[]): MethodDecorator => Reflect.metadata('design:paramtypes', types);

const RECORDED = 'The change is recorded in the audit log.';

/** The controller of the administration of a kind of records (docs/api/accountability.md#record-administration). */
// eslint-disable-next-line max-lines-per-function, max-statements -- a class, of handlers with one statement each
export function recordController<Path extends RecordPath, Item extends object>(
  kind: RecordKind<Path>,
  { name, one, item, page, query, changes, present, about }: RecordAdministration<Path, Item>,
): Type {
  const many = kind.path.replace('-', ' ');
  const identity = new Intl.ListFormat('en-GB').format(kind.identity);

  @Controller(`api/admin/accountability/${kind.path}`)
  @Api('token', 'accountability administration')
  class RecordController {
    constructor(
      private readonly records: AccountabilityRecords,
      private readonly queries: RecordQueries,
      private readonly files: RecordImportService,
    ) {}

    @Get()
    @ApiOperation({
      operationId: `listDated${name}s`,
      summary: `Lists ${many} with the times they were created and changed`,
      description: `The same list as GET /api/${kind.path}, with two times for each record.`,
    })
    @Allow('admin')
    @Answers(200, page, { errors: [400, 401, 403] })
    @ArgumentTypes(query)
    async list(
      @Query() { limit, lastKey, ...filter }: RecordFilters,
    ): Promise<RecordPageDto & { items: Item[] }> {
      return presentPage(await this.queries.page(kind, filter, limit, lastKey), present);
    }

    @Post()
    @ApiOperation({
      operationId: `create${name}`,
      summary: `Adds ${one}`,
      description: `${about.create} Omitted fields are empty. ${RECORDED}`,
    })
    @Allow('admin')
    @Idempotent()
    @Answers(201, item, { errors: [401, 403, 409, 422] })
    @ArgumentTypes(Object, kind.create)
    async create(@CurrentActor() actor: Actor, @Body() body: RecordFields[Path]): Promise<Item> {
      return present(await this.records.create(actor, kind, body));
    }

    @Get('export')
    @ApiOperation({
      operationId: `export${name}s`,
      summary: `Exports all ${many} as CSV; a ' is put before each cell that a spreadsheet would treat as a formula`,
      description:
        'A header row of field names, then a line for each record; lists are joined by semicolons. Importing the file again changes nothing.',
    })
    @Allow('admin')
    @Answers(200, null, { file: [CSV_TYPE], errors: [400, 401, 403] })
    export(@Query() { bom }: CsvFileQueryDto, @Res() response: Response): Promise<void> {
      return sendCsvFile(response, kind.path, csvFile(kind, this.queries.all(kind)), bom);
    }

    @Post('import')
    @ApiOperation({
      operationId: `import${name}s`,
      summary: `Imports ${many} from CSV: rows with a known id change that record, others are added; bad rows are reported`,
      description: `A row without an id changes the record with the same ${identity}, if there is one. Good rows are stored even if other rows are bad. Up to 50 MB and 200,000 rows; the import has one entry in the audit log.`,
    })
    @Allow('admin')
    @ReadsBody('stream')
    @CsvFileBody()
    @Answers(200, ImportedDto, { errors: IMPORT_ERRORS })
    async import(@CurrentActor() actor: Actor, @Req() request: Request): Promise<ImportedDto> {
      return presentImport(
        await withMultipartFile(request, MAX_IMPORT_BYTES, (file) => this.files.import(actor, kind, file)),
      );
    }

    @Get(':id')
    @ApiOperation({
      operationId: `show${name}`,
      summary: `Shows ${one}`,
      description: 'All fields of the record, with the times it was created and last changed.',
    })
    @Allow('admin')
    @Answers(200, item, { errors: [401, 403, new RecordNotFound(kind)] })
    async show(@PathId('id', kind.id) id: string): Promise<Item> {
      return present(await this.queries.find(kind, id));
    }

    @Put(':id')
    @ApiOperation({
      operationId: `update${name}`,
      summary: `Changes the given fields of ${one}`,
      description: `${about.update} ${RECORDED}`,
    })
    @Allow('admin')
    @Answers(200, item, { errors: [401, 403, new RecordNotFound(kind)] })
    @ArgumentTypes(Object, String, changes)
    async update(
      @CurrentActor() actor: Actor,
      @PathId('id', kind.id) id: string,
      @Body() body: Partial<RecordFields[Path]>,
    ): Promise<Item> {
      return present(await this.records.update(actor, kind, id, body));
    }

    @Delete(':id')
    @ApiOperation({
      operationId: `remove${name}`,
      summary: `Removes ${one}; references to it become empty`,
      description: `${about.remove} ${RECORDED}`,
    })
    @Allow('admin')
    @Answers(200, RemovedDto, { form: 'bare', errors: [401, 403, new RecordNotFound(kind)] })
    remove(@CurrentActor() actor: Actor, @PathId('id', kind.id) id: string): Promise<RemovedDto> {
      return this.records.remove(actor, kind, id).then(() => ({ success: true }));
    }
  }

  // Its name belongs to the key of a repeated request, so each kind has its own.
  Object.defineProperty(RecordController, 'name', { value: `${name}AdminController` });
  return RecordController;
}
