import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { withFormFile } from '../../api/form-file';
import { FormFileBody } from '../../api/form-file.decorator';
import { InvalidInput } from '../../platform/http/domain-error';
import { BoundaryFileTooLarge, MAX_FILE_BYTES } from './boundary-file';
import { BoundaryImportDto, BoundaryImportQueryDto } from './boundary-import.dto';
import { presentBoundaryPlan } from './boundary-import.presenter';
import { BoundaryImportService } from './boundary-import.service';
import { BoundariesChanged } from './geography.errors';

const TOO_LARGE = new BoundaryFileTooLarge();

/** Imports of boundaries from a file (docs/api/console.md#boundary-import). */
@Controller('api/admin/geo')
@Api('console', 'geo')
export class BoundaryImportController {
  constructor(private readonly boundaries: BoundaryImportService) {}

  @Post('boundaries/import')
  @ApiOperation({
    operationId: 'importBoundaries',
    summary:
      'Sets the boundaries of the wards of a city from a GeoJSON file, or shows what the file would change',
    description:
      'All boundaries of the file are stored, or none. With dryRun=true nothing is stored: the response shows what would change, and the problems of the file. Features are matched by the code or the name of their ward. The audit log keeps digests.',
  })
  @Allow('console', 'geo')
  @ReadsBody('stream')
  @FormFileBody('A GeoJSON FeatureCollection with a Polygon or MultiPolygon for each ward')
  @Answers(200, BoundaryImportDto, {
    errors: [
      403,
      new InvalidInput([{ field: 'file', message: 'must be a GeoJSON FeatureCollection' }]),
      401,
      403,
      new BoundariesChanged(),
      TOO_LARGE,
    ],
  })
  async import(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() source: BoundaryImportQueryDto,
    @Req() request: Request,
  ): Promise<BoundaryImportDto> {
    return presentBoundaryPlan(
      await withFormFile(request, MAX_FILE_BYTES, TOO_LARGE, (file) =>
        this.boundaries.import(actor, source, file),
      ),
    );
  }
}
