import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
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
  @ReplicaRead()
  @Answers(200, ReporterDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
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
  @ReplicaRead()
  @Answers(200, ReporterDto, { errors: [new NotFound('reporter')], maxAgeS: PUBLIC_MAX_AGE_S })
  async one(@Param('slug') slug: string): Promise<ReporterDto> {
    return presentReporter(found(await this.reporters.find(slug), 'reporter'));
  }
}
