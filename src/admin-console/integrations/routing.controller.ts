import { Body, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { KeywordRecords } from '../../channels/keyword-records.service';
import { FEED_CATEGORIES } from '../../kernel/categories';
import { CITIES } from '../../kernel/cities';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { DomainError, InvalidInput } from '../../platform/http/domain-error';
import { CityQueryDto } from '../city-query.dto';
import { Recorded } from '../recorded.service';
import { IntegrationQueries } from './integration.queries';
import {
  AddKeywordDto,
  CategoryKeywordsDto,
  CategoryOfficeDto,
  CityRuleDto,
  KeywordDto,
  RemovedKeywordDto,
} from './integrations.dto';

const MOST_WORDS = 6;

/** Document 3, section 4.5: where what is reported goes. */
@ConsoleApi('integrations/routing')
export class RoutingController {
  constructor(
    private readonly queries: IntegrationQueries,
    private readonly keywords: KeywordRecords,
    private readonly recorded: Recorded,
  ) {}

  @Get('category-map')
  @Summary('Tells which office of a city has each category')
  @Allow('console')
  @BareAnswers(200, CategoryOfficeDto, { list: true, errors: [401] })
  categoryMap(@Query() { cityId }: CityQueryDto): Promise<CategoryOfficeDto[]> {
    return this.queries.offices(cityId);
  }

  @Get('keywords')
  @Summary('Lists the keywords that tell each category')
  @Allow('console')
  @BareAnswers(200, CategoryKeywordsDto, { list: true, errors: [401] })
  list(): Promise<CategoryKeywordsDto[]> {
    return this.queries.keywords();
  }

  @Post('keywords')
  @Summary('Adds a keyword to a category; without either the answer is 500, as the contract has it')
  @Allow('console')
  @BareAnswers(200, KeywordDto, { errors: [401, 403, 409] })
  add(@CurrentConsoleActor() actor: ConsoleActor, @Body() body: AddKeywordDto): Promise<KeywordDto> {
    const { category, keyword } = keywordIn(body);
    const target = ({ id }: { id: string }) => ({
      action: 'routing.add_keyword',
      targetType: 'keyword',
      targetId: id,
    });
    return this.recorded.change(actor, target, async () => ({
      before: null,
      after: await this.keywords.add(category, keyword),
    }));
  }

  @Delete('keywords/:keywordId')
  @Summary('Removes a keyword')
  @Allow('console')
  @BareAnswers(200, RemovedKeywordDto, { errors: [401, 403, 404] })
  async remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('keywordId') id: string,
  ): Promise<RemovedKeywordDto> {
    const target = { action: 'routing.remove_keyword', targetType: 'keyword', targetId: id };
    await this.recorded.change(actor, target, async () => ({
      before: await this.keywords.remove(id),
      after: null,
    }));
    return { id };
  }

  @Get('city-detection')
  @Summary('Tells by which words each city is detected')
  @Allow('console')
  @BareAnswers(200, CityRuleDto, { list: true, errors: [401] })
  async cityDetection(): Promise<CityRuleDto[]> {
    const words = new Map((await this.queries.cityWords()).map((city) => [city.target, city.words]));
    return [
      ...CITIES.map(({ slug, displayName }) => {
        const known = words.get(slug) ?? [];
        const more = known.length > MOST_WORDS ? ` and ${known.length - MOST_WORDS} more` : '';
        return {
          rule: `Words: ${[displayName, ...known.slice(0, MOST_WORDS)].join(', ')}${more}`,
          target: slug,
        };
      }),
      { rule: 'Coordinate bounding-box fallback', target: 'Not implemented' },
    ];
  }
}

/**
 * The keyword of a body.
 * @throws DomainError internal when one of the two is missing (document 3, section 7); InvalidInput when it is none
 */
function keywordIn(body: object) {
  const { category, keyword } = body as Record<string, unknown>;
  if (isMissing(category) || isMissing(keyword))
    throw new DomainError('internal', 'category and keyword are both required');
  const known = FEED_CATEGORIES.find((label) => label === category);
  if (!known)
    throw new InvalidInput([{ field: 'category', message: `must be one of ${FEED_CATEGORIES.join(', ')}` }]);
  const word = typeof keyword === 'string' ? keyword.trim() : '';
  if (word.length < 2 || word.length > 60)
    throw new InvalidInput([{ field: 'keyword', message: 'must be 2 to 60 characters long' }]);
  return { category: known, keyword: word };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
