import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { RuleNotFound, RuleQueries } from '../../staff';
import { CityQueryDto } from '../city-query.dto';
import {
  AppliedRulesDto,
  ApplyRulesDto,
  AssignmentRuleDto,
  NewAssignmentRuleDto,
  RemovedRuleDto,
} from './assignment.dto';
import { presentRule } from './assignment.presenter';
import { RuleActionsService } from './rule-actions.service';

/** Rules by which new issues get a unit (docs/api/staff.md#rules). */
@Controller('api/admin/assignment-rules')
@Api('console', 'assignment-rules')
export class AssignmentRulesController {
  constructor(
    private readonly queries: RuleQueries,
    private readonly actions: RuleActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listAssignmentRules',
    summary: 'Lists the rules of a city',
    description: 'The oldest first; at most 1000. An unknown city has none.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, AssignmentRuleDto, { list: true, errors: [401, 403] })
  async list(@Query() { cityId }: CityQueryDto): Promise<AssignmentRuleDto[]> {
    return (await this.queries.list(cityId)).map(presentRule);
  }

  @Post()
  @ApiOperation({
    operationId: 'addAssignmentRule',
    summary: 'Adds a rule for new issues of a city',
    description:
      'Issues get their unit when they are placed. The rule that names the most of an issue applies; a ward counts more than a category, an older rule more than a newer one. It moves no issue by itself.',
  })
  @Allow('console', 'feed')
  @Answers(201, AssignmentRuleDto, { errors: [401, 403] })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() rule: NewAssignmentRuleDto,
  ): Promise<AssignmentRuleDto> {
    return presentRule(await this.actions.add(actor, rule));
  }

  @Post('apply')
  @ApiOperation({
    operationId: 'applyAssignmentRules',
    summary: 'Gives the unfinished issues that nobody holds to the units of the rules',
    description:
      'With `dryRun` it only counts. An issue that somebody gets in the meantime stays as it is. Each assignment has its audit record.',
  })
  @Allow('console', 'feed')
  @Answers(200, AppliedRulesDto, { errors: [401, 403] })
  apply(@CurrentConsoleActor() actor: ConsoleActor, @Body() body: ApplyRulesDto): Promise<AppliedRulesDto> {
    return this.actions.apply(actor, body).then(({ matched, assigned }) => ({ matched, assigned }));
  }

  @Delete(':ruleId')
  @ApiOperation({
    operationId: 'removeAssignmentRule',
    summary: 'Removes a rule',
    description: 'Issues keep the holders that they have by it.',
  })
  @Allow('console', 'feed')
  @Answers(200, RemovedRuleDto, { errors: [401, 403, new RuleNotFound()] })
  remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('ruleId', 'assignmentRule') id: string,
  ): Promise<RemovedRuleDto> {
    return this.actions.remove(actor, id).then(() => ({ id, removed: true }));
  }
}
