import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../../kernel/time/clock';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Config } from '../../platform/config/config';
import { Allow } from '../../api/access.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { PathId } from '../../api/path-id.decorator';
import { SharedPath } from '../../api/shared-path.decorator';
import { found, NotFound } from '../not-found';
import { PublicIssueDto, PublicIssueListQueryDto } from './public-issue.dto';
import { presentPublicIssue, presentPublicIssues } from './public-issue.presenter';
import { PublicIssueQueries } from './public-issue.queries';

/** The feed of issues (docs/api/public-read.md#issues). */
@Controller('api/issues')
@Api('public', 'issues')
export class PublicIssuesController {
  constructor(
    private readonly issues: PublicIssueQueries,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listPublicIssues',
    summary: 'Lists the issues of a city, newest first; the answer is streamed',
    description:
      'All issues, unless a limit is given; a large city has tens of megabytes. Hidden issues are left out. The answer is sent while it is read: an answer that does not end in ] was cut off.',
  })
  @SharedPath('public')
  @Allow('public')
  @ReplicaRead()
  @Answers(200, PublicIssueDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  list(@Query() query: PublicIssueListQueryDto): JsonStream {
    return JsonStream.list(
      presentPublicIssues(this.issues.list(query), this.clock.now(), this.config.publicBaseUrl),
    );
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showPublicIssue',
    summary: 'Shows an issue',
    description: 'An issue of any city, as everyone sees it. A hidden issue is not found.',
  })
  @SharedPath('public')
  @Allow('public')
  @ReplicaRead()
  @Answers(200, PublicIssueDto, { errors: [new NotFound('issue')], maxAgeS: PUBLIC_MAX_AGE_S })
  async one(@PathId('id', 'issue') id: string): Promise<PublicIssueDto> {
    return presentPublicIssue(
      found(await this.issues.find(id), 'issue'),
      this.clock.now().getTime(),
      this.config.publicBaseUrl,
    );
  }
}
