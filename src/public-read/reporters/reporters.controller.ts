import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { PublicAnswers } from '../../api/bare-api/public-answers.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { presented } from '../batches';
import { found, NotFound } from '../not-found';
import { ReporterDto, ReporterListQueryDto } from './reporter.dto';
import { presentReporter } from './reporter.presenter';
import { ReporterQueries } from './reporter.queries';

/** The directory of reporters (docs/api/public-read.md#reporters). */
@Controller('api/reporters')
@Api('public', 'reporters')
export class ReportersController {
  constructor(private readonly reporters: ReporterQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listReporters',
    summary: 'Lists the reporters of a city by rank; the answer is streamed',
    description:
      'Everyone who has reported an issue that everyone may see, in the city of their first report. The answer is sent while it is read: an answer that does not end in ] was cut off.',
  })
  @Allow('public')
  @PublicAnswers(ReporterDto, { list: true })
  list(@Query() query: ReporterListQueryDto): JsonStream {
    return JsonStream.list(presented(this.reporters.list(query), presentReporter));
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'showReporter',
    summary: 'Shows a reporter',
    description:
      'The profile of a reporter, with the newest five issues. The slug does not change when the name changes.',
  })
  @ApiParam({ name: 'slug', description: 'The slug of the reporter', example: 'asha-kulkarni' })
  @Allow('public')
  @PublicAnswers(ReporterDto, { errors: [new NotFound('reporter')] })
  async one(@Param('slug') slug: string): Promise<ReporterDto> {
    return presentReporter(found(await this.reporters.find(slug), 'reporter'));
  }
}
