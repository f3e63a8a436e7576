import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { TemplateNotFound, TemplatesService } from '../../staff';
import { CityQueryDto } from '../city-query.dto';
import { presentPreview, presentRemovedTemplate, presentTemplate } from './template.presenter';
import { TemplateActionsService } from './template-actions.service';
import {
  ChangeTemplateDto,
  NewTemplateDto,
  PreviewTemplateDto,
  RemovedTemplateDto,
  TemplateDto,
  TemplatePreviewDto,
} from './templates.dto';

/** Templates of answers (docs/api/staff.md#templates). */
@Controller('api/admin/templates')
@Api('console', 'templates')
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly actions: TemplateActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listAnswerTemplates',
    summary: 'Lists the templates of answers of a city',
    description: 'The oldest first, inactive ones too; at most 500. An unknown city has none.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, TemplateDto, { list: true, errors: [401, 403] })
  async list(@Query() { cityId }: CityQueryDto): Promise<TemplateDto[]> {
    return (await this.templates.list(cityId)).map(presentTemplate);
  }

  @Post()
  @ApiOperation({
    operationId: 'addAnswerTemplate',
    summary: 'Adds a template of answers to a city',
    description: 'An unknown placeholder or language is refused (400).',
  })
  @Allow('console', 'feed')
  @Answers(201, TemplateDto, { errors: [401, 403] })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() template: NewTemplateDto,
  ): Promise<TemplateDto> {
    return presentTemplate(await this.actions.add(actor, template));
  }

  @Patch(':templateId')
  @ApiOperation({
    operationId: 'changeAnswerTemplate',
    summary: 'Changes a template of answers',
    description: 'Members that are absent stay as they are; `texts` replaces all texts.',
  })
  @Allow('console', 'feed')
  @Answers(200, TemplateDto, { errors: [401, 403, new TemplateNotFound()] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('templateId', 'answerTemplate') id: string,
    @Body() change: ChangeTemplateDto,
  ): Promise<TemplateDto> {
    return presentTemplate(await this.actions.change(actor, id, change));
  }

  @Delete(':templateId')
  @ApiOperation({
    operationId: 'removeAnswerTemplate',
    summary: 'Removes a template of answers',
    description: 'Answers that were written with it stay.',
  })
  @Allow('console', 'feed')
  @Answers(200, RemovedTemplateDto, { errors: [401, 403, new TemplateNotFound()] })
  async remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('templateId', 'answerTemplate') id: string,
  ): Promise<RemovedTemplateDto> {
    return presentRemovedTemplate(await this.actions.remove(actor, id));
  }

  @Post(':templateId/preview')
  @ApiOperation({
    operationId: 'previewAnswerTemplate',
    summary: 'Fills in a template for an issue',
    description:
      'Changes nothing. The unit is that of the issue, otherwise that of the account in the city, otherwise the city desk.',
  })
  @Allow('console', 'answers')
  @Answers(200, TemplatePreviewDto, { errors: [401, 403, new TemplateNotFound(), new IssueNotFound()] })
  async preview(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('templateId', 'answerTemplate') id: string,
    @Body() { issueId, language }: PreviewTemplateDto,
  ): Promise<TemplatePreviewDto> {
    return presentPreview(await this.actions.preview(actor, id, { issueId, language }));
  }
}
