import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { dto } from '../../platform/http/dto';
import { JsonStream } from '../../platform/http/json-stream';
import { presented } from '../batches';
import { event } from '../events/event.dto';
import { publicIssue } from '../issues/public-issue.dto';
import { presentPublicIssue } from '../issues/public-issue.presenter';
import { cityId, limit, words } from '../parameters';
import { reporter } from '../reporters/reporter.dto';
import { presentReporter } from '../reporters/reporter.presenter';
import { presentWardUnit } from '../scores/score-card.presenter';
import { wardUnit } from '../scores/score.dto';
import { CitySearch } from './city-search.service';

class SearchQueryDto extends dto(
  z.object({ q: words('The words; nothing is found by none'), cityId, limit }).meta({ id: 'SearchQuery' }),
) {}

class SearchResultDto extends dto(
  z
    .strictObject({
      issues: z.array(publicIssue),
      reporters: z.array(reporter),
      wards: z.array(wardUnit),
      events: z.array(event),
    })
    .meta({ id: 'SearchResult' }),
) {}

/** Document 3, section 4.1: the search over everything a city shows. */
@PublicApi('search')
export class SearchController {
  constructor(
    private readonly search: CitySearch,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Finds issues, reporters, wards and events of a city by words; the answer is streamed')
  @Allow('public')
  @PublicAnswers(SearchResultDto)
  find(@Query() query: SearchQueryDto): JsonStream {
    const now = this.clock.now().getTime();
    const { issues, reporters, wards, events } = this.search.find(query);
    return JsonStream.lists({
      issues: presented(issues, (row) => presentPublicIssue(row, now)),
      reporters: presented(reporters, presentReporter),
      wards: presented(wards, presentWardUnit),
      events,
    });
  }
}
