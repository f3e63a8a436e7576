import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Body, Delete, Get, Param, Post, Put, Query, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../kernel/actor';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import {
  Answers,
  BareAnswers,
  ENVELOPE_ERRORS,
  FileAnswers,
  Summary,
} from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { AccountabilityRecords } from './accountability-records.service';
import { EntityListQueryDto, ImportedDto, OfficialListQueryDto, RemovedDto } from './dto/accountability.dto';
import { ENTITY_DTOS } from './dto/entity.dto';
import { type Entity, type EntityValues } from './entity';
import { csvColumns, csvLines } from './entity-csv';
import { EntityImport } from './entity-import.service';
import { presentDated, presentPage } from './entity.presenter';
import { EntityQueries } from './entity.queries';
import { withMultipartFile } from './multipart-file';

const MOST_FILE_BYTES = 50 * 1024 * 1024;
const EXPORT_BATCH = 1000;

/** The controller of one kind of record; all of them are the same but for their fields (document 2, section 4.5). */
// eslint-disable-next-line max-lines-per-function -- it holds a whole class, whose decorators need its kind of record
export function accountabilityAdminController(entity: Entity): Type {
  const dtos = ENTITY_DTOS[entity.path];
  const many = entity.path.replace('-', ' ');
  const one = `a ${entity.entityType.replace('_', ' ')}`;

  @TokenApi(`admin/accountability/${entity.path}`, 'accountability administration')
  class AccountabilityAdminController {
    constructor(
      private readonly records: AccountabilityRecords,
      private readonly queries: EntityQueries,
      private readonly files: EntityImport,
    ) {}

    @Get()
    @Summary(`Lists ${many} with when they came and were changed`)
    @Allow('admin')
    @Answers(200, dtos.datedPage, [400, 401, 403])
    async list(@Query() { limit, lastKey, ...filter }: OfficialListQueryDto): Promise<object> {
      const { shown, nextKey } = await this.queries.page(entity, filter, limit, lastKey);
      return presentPage(entity, shown, nextKey, presentDated);
    }

    @Post()
    @Summary(`Adds ${one}`)
    @Allow('admin')
    @Idempotent()
    @Answers(201, dtos.dated, [401, 403, 409, 422])
    async create(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<object> {
      return presentDated(entity, await this.records.create(actor, entity, body as EntityValues));
    }

    @Get('export')
    @Summary(`Exports all ${many} as CSV; a cell that a spreadsheet would take for a formula begins with '`)
    @Allow('admin')
    @FileAnswers(200, ['text/csv; charset=utf-8'], { errors: [401, 403] })
    async export(@Res() response: Response): Promise<void> {
      response.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${entity.path}.csv"`,
        'Cache-Control': 'no-store',
      });
      await pipeline(Readable.from(this.lines()), response);
    }

    @Post('import')
    @Summary(
      `Imports ${many} from CSV: rows with a known id change it, the others are added; bad rows are reported`,
    )
    @Allow('admin')
    @Answers(200, ImportedDto, [400, 401, 403, 413])
    import(@CurrentActor() actor: Actor, @Req() request: Request): Promise<ImportedDto> {
      return withMultipartFile(request, MOST_FILE_BYTES, (file) => this.files.import(actor, entity, file));
    }

    @Get(':id')
    @Summary(`Shows ${one}`)
    @Allow('admin')
    @Answers(200, dtos.dated, [401, 403, 404])
    async show(@Param('id') id: string): Promise<object> {
      return presentDated(entity, await this.queries.find(entity, id));
    }

    @Put(':id')
    @Summary(`Changes the given fields of ${one}`)
    @Allow('admin')
    @Answers(200, dtos.dated, [401, 403, 404])
    async update(
      @CurrentActor() actor: Actor,
      @Param('id') id: string,
      @Body() body: unknown,
    ): Promise<object> {
      return presentDated(entity, await this.records.update(actor, entity, id, body as EntityValues));
    }

    @Delete(':id')
    @Summary(`Removes ${one}; what referred to it refers to nobody then`)
    @Allow('admin')
    @BareAnswers(200, RemovedDto, { errors: [401, 403, 404], errorBody: ENVELOPE_ERRORS })
    async remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<RemovedDto> {
      await this.records.remove(actor, entity, id);
      return { success: true };
    }

    private async *lines(): AsyncGenerator<string> {
      yield `${csvColumns(entity).join(',')}\r\n`;
      for await (const batch of this.queries.all(entity, EXPORT_BATCH)) yield await csvLines(entity, batch);
    }
  }

  const { prototype } = AccountabilityAdminController;
  takes(prototype, 'list', entity.path === 'officials' ? [OfficialListQueryDto] : [EntityListQueryDto]);
  takes(prototype, 'create', [Object, dtos.create]);
  takes(prototype, 'update', [Object, String, dtos.update]);
  return named(AccountabilityAdminController, `${entity.schemaName}AdminController`);
}

/** What the arguments of a handler are: the compiler cannot know a class that is made for each kind of record. */
function takes(prototype: object, handler: string, types: unknown[]): void {
  Reflect.defineMetadata('design:paramtypes', types, prototype, handler);
}

function named(type: Type, name: string): Type {
  return Object.defineProperty(type, 'name', { value: name });
}
