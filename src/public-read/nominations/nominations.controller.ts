import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { JsonStream } from '../../platform/http/json-stream';
import { presented } from '../batches';
import { NominationQueryDto, NominationRowDto } from './nomination.dto';
import { presentNomination } from './nomination.presenter';
import { NominationQueries } from './nomination.queries';

/** The nominations (docs/api/public-read.md#nominations). */
@Controller('api/nominations')
@Api('public', 'nominations')
export class NominationsController {
  constructor(private readonly nominations: NominationQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listNominations',
    summary: 'Lists the nominations of a city; the answer is streamed',
    description:
      'The oldest first. The answer is sent while it is read: an answer that does not end in ] was cut off.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, NominationRowDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  list(@Query() { cityId, limit }: NominationQueryDto): JsonStream {
    return JsonStream.list(presented(this.nominations.list(cityId, limit), presentNomination));
  }
}
