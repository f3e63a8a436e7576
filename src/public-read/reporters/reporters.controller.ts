import { Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { presented } from '../batches';
import { found } from '../not-found';
import { ReporterDto, ReporterListQueryDto } from './reporter.dto';
import { presentReporter } from './reporter.presenter';
import { ReporterQueries } from './reporter.queries';

/** Document 3, section 4.1: the directory of reporters. */
@PublicApi('reporters')
export class ReportersController {
  constructor(private readonly reporters: ReporterQueries) {}

  @Get()
  @Summary('Lists the reporters of a city by rank; the answer is streamed')
  @Allow('public')
  @PublicAnswers(ReporterDto, { list: true })
  list(@Query() query: ReporterListQueryDto): JsonStream {
    return JsonStream.list(presented(this.reporters.list(query), presentReporter));
  }

  @Get(':slug')
  @Summary('Shows a reporter')
  @Allow('public')
  @PublicAnswers(ReporterDto, { errors: [404] })
  async one(@Param('slug') slug: string): Promise<ReporterDto> {
    return presentReporter(found(await this.reporters.find(slug), 'reporter'));
  }
}
