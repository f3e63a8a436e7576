import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import { CityQueryDto } from '../city-query.dto';
import { KeywordIncomplete, KeywordLength } from './integration.errors';
import { IntegrationQueries } from './integration.queries';
import {
  AddedKeywordDto,
  AddKeywordDto,
  CategoryKeywordsDto,
  CategoryOfficeDto,
  CityRuleDto,
  RemovedKeywordDto,
} from './integrations.dto';
import { RoutingActionsService } from './routing-actions.service';
import { presentAddedKeyword, presentCityRules, presentKeywords, presentOffice } from './routing.presenter';

const KEYWORD_TAKEN = new DomainError('conflict', 'The category has this keyword already');
const KEYWORD_NOT_FOUND = new DomainError('notFound', 'There is no such keyword');

/** The routing of reports (docs/api/console-feed.md#category-map, docs/api/console-feed.md#routing-keywords). */
@Controller('api/admin/integrations/routing')
@Api('console', 'integrations/routing')
export class RoutingController {
  constructor(
    private readonly queries: IntegrationQueries,
    private readonly actions: RoutingActionsService,
  ) {}

  @Get('category-map')
  @ApiOperation({
    operationId: 'mapCategoriesToOffices',
    summary: 'Shows which office of a city has each category',
    description:
      'The department that serves the category and the fewest others. Safety and Corruption go to General Administration, Public transport goes to the department that serves all categories. The office is Unassigned if there is no such department, or no such city.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, CategoryOfficeDto, { list: true, errors: [401, 403] })
  async categoryMap(@Query() { cityId }: CityQueryDto): Promise<CategoryOfficeDto[]> {
    return (await this.queries.offices(cityId)).map(presentOffice);
  }

  @Get('keywords')
  @ApiOperation({
    operationId: 'listKeywords',
    summary: 'Lists the keywords of each category',
    description: 'All six categories, also those without a keyword.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, CategoryKeywordsDto, { list: true, errors: [401, 403] })
  async list(): Promise<CategoryKeywordsDto[]> {
    return presentKeywords(await this.queries.keywords());
  }

  @Post('keywords')
  @ApiOperation({
    operationId: 'addKeyword',
    summary: 'Adds a keyword to a category; if either is missing, the response is 500, as the contract says',
    description:
      'The keyword is stored in lower case and takes effect at once. It has 2 to 60 characters, with letters or digits among them. A keyword that the category has already is refused with 409. A removed keyword is added again as it was.',
  })
  @Allow('console', 'integrations')
  @Answers(200, AddedKeywordDto, {
    errors: [new KeywordLength(), 401, 403, KEYWORD_TAKEN, new KeywordIncomplete()],
  })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() body: AddKeywordDto,
  ): Promise<AddedKeywordDto> {
    return presentAddedKeyword(await this.actions.add(actor, body));
  }

  @Delete('keywords/:keywordId')
  @ApiOperation({
    operationId: 'removeKeyword',
    summary: 'Removes a keyword',
    description:
      'The keyword no longer detects the category, in any language. Existing issues do not change. POST adds it again as it was.',
  })
  @Allow('console', 'integrations')
  @Answers(200, RemovedKeywordDto, { errors: [401, 403, KEYWORD_NOT_FOUND] })
  remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('keywordId', 'keyword') id: string,
  ): Promise<RemovedKeywordDto> {
    return this.actions.remove(actor, id).then(() => ({ id }));
  }

  @Get('city-detection')
  @ApiOperation({
    operationId: 'listCityRules',
    summary: 'Shows the words that detect each city',
    description: 'One entry for each city, and a last one that says that coordinates are not used.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, CityRuleDto, { list: true, errors: [401, 403] })
  async cityDetection(): Promise<CityRuleDto[]> {
    return presentCityRules(await this.queries.cityWords());
  }
}
