import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { NearIssuesDto, NearQueryDto } from '../dto/similar-issue.dto';
import { presentNear } from './similar-issues.presenter';
import { SimilarIssues } from './similar-issues.queries';

/** The open issues near a position (docs/api/issues.md#similar-issues). */
@Controller('api/issues')
@Api('token', 'issues')
export class SimilarIssuesController {
  constructor(private readonly similar: SimilarIssues) {}

  @Get('near')
  @ApiOperation({
    operationId: 'listIssuesNear',
    summary: 'Lists open issues near a place, the most similar first',
    description:
      'At most five: those of the category first, then those within 60 metres with a similar title, then those with the most similar titles, then the nearest. Hidden issues are never included.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, NearIssuesDto, { errors: [400] })
  async near(@Query() query: NearQueryDto): Promise<NearIssuesDto> {
    return presentNear(await this.similar.near(query));
  }
}
