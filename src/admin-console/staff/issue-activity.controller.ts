import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueNotFound } from '../../issues';
import { ActivityEntryDto, IssueActivityQueryDto } from './issue-activity.dto';
import { presentActivity } from './issue-activity.presenter';
import { IssueActivityService } from './issue-activity.service';

/** The activity of an issue for city staff (docs/api/staff.md#activity). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class IssueActivityController {
  constructor(private readonly activity: IssueActivityService) {}

  @Get('activity')
  @ApiOperation({
    operationId: 'listIssueActivity',
    summary: 'Lists what happened to an issue: messages, notes, answers and events in one order',
    description:
      'Newest first, 100 a page. For the next page, send the id of the last entry as `after`; an unknown id is refused (400).',
  })
  @Allow('console', 'feed.read')
  @Answers(200, ActivityEntryDto, { list: true, errors: [401, 403, new IssueNotFound()] })
  async list(
    @PathId('id', 'issue') id: string,
    @Query() { after }: IssueActivityQueryDto,
  ): Promise<ActivityEntryDto[]> {
    return (await this.activity.page(id, after)).map((entry) => presentActivity(entry, id));
  }
}
