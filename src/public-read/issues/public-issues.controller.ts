import { Get, Param, Query } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { SharedPath } from '../../platform/http/shared-path.decorator';
import { presented } from '../batches';
import { found } from '../not-found';
import { PublicIssueDto, PublicIssueListQueryDto } from './public-issue.dto';
import { presentPublicIssue } from './public-issue.presenter';
import { PublicIssueQueries } from './public-issue.queries';

/** Document 3, section 4.1: the feed of issues. */
@PublicApi('issues')
export class PublicIssuesController {
  constructor(
    private readonly issues: PublicIssueQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Lists the issues of a city, the newest first; the answer is streamed')
  @SharedPath('public')
  @Allow('public')
  @PublicAnswers(PublicIssueDto, { list: true })
  list(@Query() query: PublicIssueListQueryDto): JsonStream {
    const now = this.clock.now().getTime();
    return JsonStream.list(presented(this.issues.list(query), (row) => presentPublicIssue(row, now)));
  }

  @Get(':id')
  @Summary('Shows an issue')
  @SharedPath('public')
  @Allow('public')
  @PublicAnswers(PublicIssueDto, { errors: [404] })
  async one(@Param('id') id: string): Promise<PublicIssueDto> {
    return presentPublicIssue(found(await this.issues.find(id), 'issue'), this.clock.now().getTime());
  }
}
