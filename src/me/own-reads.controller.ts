import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { ReadLogService } from '../personal-data';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { OwnReadsDto } from './dto/own-reads.dto';
import { presentOwnReads } from './own-reads.presenter';

/** Who looked at the caller's personal data (docs/api/privacy.md#reads). */
@Controller('api/users/me/privacy')
@Api('token', 'me')
export class OwnReadsController {
  constructor(private readonly readLog: ReadLogService) {}

  @Get('reads')
  @ApiOperation({
    operationId: 'listMyReads',
    summary: "Shows how often staff read the caller's personal data, when, in which role and for what",
    description: 'The newest 100 reads. Who read is not shown.',
  })
  @Allow('signed-in')
  @Answers(200, OwnReadsDto, { errors: [401] })
  async list(@CurrentActor() { id }: Actor): Promise<OwnReadsDto> {
    return presentOwnReads(await this.readLog.of(id));
  }
}
