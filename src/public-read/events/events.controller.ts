import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { PathId } from '../../api/path-id.decorator';
import { found, NotFound } from '../not-found';
import { presented } from '../batches';
import { CommunityEventDto, EventListQueryDto } from './event.dto';
import { presentEvent } from './event.presenter';
import { EventQueries } from './event.queries';

/** Community events (docs/api/public-read.md#events). */
@Controller('api/events')
@Api('public', 'events')
export class EventsController {
  constructor(private readonly events: EventQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Lists the events of a city by date, with the people who attend; the answer is streamed',
    description:
      'Past events are included. The answer is sent while it is read: an answer that does not end in ] was cut off.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CommunityEventDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  list(@Query() query: EventListQueryDto): JsonStream {
    return JsonStream.list(presented(this.events.list(query), presentEvent));
  }

  @Get(':eventId')
  @ApiOperation({
    operationId: 'showEvent',
    summary: 'Shows an event',
    description: 'An event of any city, with everyone who attends.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CommunityEventDto, { errors: [new NotFound('event')], maxAgeS: PUBLIC_MAX_AGE_S })
  async one(@PathId('eventId', 'event') eventId: string): Promise<CommunityEventDto> {
    return presentEvent(found(await this.events.find(eventId), 'event'));
  }
}
