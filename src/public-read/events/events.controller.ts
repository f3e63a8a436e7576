import { Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { found } from '../not-found';
import { CommunityEventDto, EventListQueryDto } from './event.dto';
import { EventQueries } from './event.queries';

/** Document 3, section 4.1: community events. */
@PublicApi('events')
export class EventsController {
  constructor(private readonly events: EventQueries) {}

  @Get()
  @Summary('Lists the events of a city by date, with who attends; the answer is streamed')
  @Allow('public')
  @PublicAnswers(CommunityEventDto, { list: true })
  list(@Query() query: EventListQueryDto): JsonStream {
    return JsonStream.list(this.events.list(query));
  }

  @Get(':eventId')
  @Summary('Shows an event')
  @Allow('public')
  @PublicAnswers(CommunityEventDto, { errors: [404] })
  async one(@Param('eventId') eventId: string): Promise<CommunityEventDto> {
    return found(await this.events.find(eventId), 'event');
  }
}
