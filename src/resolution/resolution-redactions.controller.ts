import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { Idempotent } from '../api/idempotent.decorator';
import { PathId } from '../api/path-id.decorator';
import { IssueNotFound, NOT_ITS_AUTHOR, presentRedacted, RedactedDto } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { RedactReasonDto, RedactResolutionDto } from './dto/resolution.dto';
import { RequestNotFound, ResolutionNotFound } from './resolution.errors';
import { ResolutionRedactionsService } from './resolution-redactions.service';

/** Words that people take out of resolutions and requests to reopen (docs/api/privacy.md#redactions). */
@Controller('api/issues/:id')
@Api('token', 'issues')
export class ResolutionRedactionsController {
  constructor(private readonly redactions: ResolutionRedactionsService) {}

  @Post('resolution/redactions')
  @ApiOperation({
    operationId: 'redactResolution',
    summary: 'Removes words from the description of a resolution: for who resolved the issue',
    description: 'As for the texts of an issue, also of a closed one.',
  })
  @Allow('signed-in')
  @Idempotent()
  @Answers(201, RedactedDto, {
    errors: [400, 401, NOT_ITS_AUTHOR, new IssueNotFound(), new ResolutionNotFound(), 409, 422],
  })
  async resolution(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { ranges }: RedactResolutionDto,
  ): Promise<RedactedDto> {
    return presentRedacted(await this.redactions.redactResolution(actor, id, ranges));
  }

  @Post('reopen-request/:reqId/redactions')
  @ApiOperation({
    operationId: 'redactReopeningRequest',
    summary: 'Removes words from the reason of a reopen request: for who made it',
    description: 'As for the texts of an issue, also of a closed one, and of a request that was decided.',
  })
  @Allow('signed-in')
  @Idempotent()
  @Answers(201, RedactedDto, {
    errors: [400, 401, NOT_ITS_AUTHOR, new IssueNotFound(), new RequestNotFound(), 409, 422],
  })
  async request(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('reqId', 'reopenRequest') requestId: string,
    @Body() { ranges }: RedactReasonDto,
  ): Promise<RedactedDto> {
    return presentRedacted(await this.redactions.redactRequest(actor, id, requestId, ranges));
  }
}
