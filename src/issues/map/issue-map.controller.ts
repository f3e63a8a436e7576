import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { Answers } from '../../api/answers.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { IssueMapDto, IssueMapQueryDto } from '../dto/issue-map.dto';
import { presentMap } from '../issue.presenter';
import { IssueMapQueries } from './issue-map.queries';

/** The map of the issues of a city (docs/api/issues.md#map). */
@Controller('api/map')
@Api('token', 'issues')
export class IssueMapController {
  constructor(private readonly map: IssueMapQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'showIssueMap',
    summary: 'Shows where the issues of a city are, in squares of the map',
    description:
      'The issues in the visible part of the map, as at most 500 cells: a cell is a square of the map, or a single issue. Issues without a location are not shown.',
  })
  @Allow('public')
  @Limited('site')
  @ReplicaRead()
  @Answers(200, IssueMapDto, { errors: [400] })
  async show(@Query() query: IssueMapQueryDto): Promise<IssueMapDto> {
    return presentMap(await this.map.cells(query));
  }
}
