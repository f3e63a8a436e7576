import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { PlaceNotFound } from '../../../../accountability';
import { Answers } from '../../../../api/answers.decorator';
import { Api } from '../../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../../api/access.decorator';
import type { ConsoleActor } from '../../../../kernel/console';
import { ViewNotFound } from '../../../../staff';
import { ExportQueueDto } from './queue-export.dto';
import { QueueExportService } from './queue-export.service';
import { FILE_TYPES } from './queue-files';

/** Queues as files (docs/api/staff.md#export). */
@Controller('api/admin/queue/export')
@Api('console', 'queue')
export class QueueExportController {
  constructor(private readonly exports: QueueExportService) {}

  @Post()
  @ApiOperation({
    operationId: 'exportQueue',
    summary: 'Exports the issues of a queue or view as CSV or XLSX',
    description:
      'A header row of the columns, then a row for each issue in the order of the queue. Times are those of the city, `YYYY-MM-DD HH:MM`. No spreadsheet takes a cell as a formula.',
  })
  @Allow('console', 'export')
  @Answers(200, null, {
    file: [FILE_TYPES.csv, FILE_TYPES.xlsx],
    errors: [400, 401, 403, new PlaceNotFound('city'), new ViewNotFound()],
  })
  export(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() request: ExportQueueDto,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(actor, request, response);
  }
}
