import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../../kernel/time/clock';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Config } from '../../platform/config/config';
import { JsonStream } from '../../platform/http/json-stream';
import { CitySearchService } from './city-search.service';
import { SearchQueryDto, SearchResultDto } from './search.dto';
import { presentFindings } from './search.presenter';

/** The search over all public data of a city (docs/api/public-read.md#search). */
@Controller('api/search')
@Api('public', 'search')
export class SearchController {
  constructor(
    private readonly search: CitySearchService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'searchCity',
    summary: 'Searches issues, reporters, wards and events of a city; the answer is streamed',
    description:
      'Searches for the exact words as a part of a field, in any letter case. Without words nothing is found. The answer is sent while it is read: an answer that does not end in } was cut off.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, SearchResultDto, { maxAgeS: PUBLIC_MAX_AGE_S })
  find(@Query() query: SearchQueryDto): JsonStream {
    return JsonStream.lists(
      presentFindings(this.search.find(query), this.clock.now(), this.config.publicBaseUrl),
    );
  }
}
