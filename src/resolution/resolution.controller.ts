import { Body, Controller, Patch, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound, TransitionRefused } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Forbidden } from '../platform/http/domain-error';
import { Idempotent } from '../api/idempotent.decorator';
import { PathId } from '../api/path-id.decorator';
import {
  CloseDto,
  ClosedDto,
  RateDto,
  RatedDto,
  ReopenRequestedDto,
  RequestReopenDto,
  ResolveDto,
  ResolvedDto,
  ReviewDto,
  ReviewedDto,
} from './dto/resolution.dto';
import { RequestNotFound, RequestReviewed, WrongStatus } from './resolution.errors';
import {
  presentClosed,
  presentRated,
  presentRequested,
  presentResolved,
  presentReviewed,
} from './resolution.presenter';
import { ResolutionService } from './resolution.service';

/** Resolving, rating, reopen requests and closing (docs/api/resolution.md#routes). */
@Controller('api/issues/:id')
@Api('token', 'issues')
export class ResolutionController {
  constructor(private readonly resolutions: ResolutionService) {}

  @Post('resolve')
  @ApiOperation({
    operationId: 'resolveIssue',
    summary: 'Resolves an issue, with a description and media as evidence: for its reporter and admins',
    description:
      'The media must belong to the issue. Others can then rate the resolution; after seven days the service closes the issue.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ResolvedDto, {
    errors: [
      401,
      new Forbidden('Only the reporter and admins resolve an issue'),
      new IssueNotFound(),
      new TransitionRefused('resolved', 'resolved'),
      422,
    ],
  })
  async resolve(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() draft: ResolveDto,
  ): Promise<ResolvedDto> {
    return presentResolved(id, await this.resolutions.resolve(actor, id, draft));
  }

  @Post('rate-resolution')
  @ApiOperation({
    operationId: 'rateResolution',
    summary: 'Rates how an issue was resolved, or changes the rating: for everyone except its reporter',
    description: 'A person has one rating of a resolution; a new rating replaces it.',
  })
  @Allow('contributor')
  @Answers(200, RatedDto, {
    errors: [
      401,
      new Forbidden('Nobody rates the resolution of their own issue'),
      new IssueNotFound(),
      new WrongStatus('open'),
    ],
  })
  async rate(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { vote }: RateDto,
  ): Promise<RatedDto> {
    return presentRated(id, await this.resolutions.rate(actor, id, vote));
  }

  @Post('reopen-request')
  @ApiOperation({
    operationId: 'requestReopening',
    summary: 'Asks for a resolved issue to be reopened',
    description: 'The reporter of the issue and admins decide about the request.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ReopenRequestedDto, { errors: [401, 403, new IssueNotFound(), new WrongStatus('open'), 422] })
  async requestReopen(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() request: RequestReopenDto,
  ): Promise<ReopenRequestedDto> {
    return presentRequested(id, await this.resolutions.requestReopen(actor, id, request));
  }

  @Patch('reopen-request/:reqId')
  @ApiOperation({
    operationId: 'reviewReopeningRequest',
    summary: 'Approves or denies a reopen request: for the reporter and admins',
    description: 'Approved: the issue is open again and has no resolution. Denied: it stays resolved.',
  })
  @Allow('contributor')
  @Answers(200, ReviewedDto, {
    errors: [
      401,
      new Forbidden('Only the reporter and admins review reopen requests'),
      new IssueNotFound(),
      new RequestNotFound(),
      new RequestReviewed(),
    ],
  })
  async review(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('reqId', 'reopenRequest') requestId: string,
    @Body() { action }: ReviewDto,
  ): Promise<ReviewedDto> {
    return presentReviewed(id, await this.resolutions.review(actor, id, requestId, action));
  }

  @Patch('close')
  @ApiOperation({
    operationId: 'closeIssue',
    summary: 'Closes a resolved issue permanently: for the reporter and admins',
    description: 'A closed issue cannot be changed any more.',
  })
  @Allow('contributor')
  @Answers(200, ClosedDto, {
    errors: [
      401,
      new Forbidden('Only the reporter and admins close an issue'),
      new IssueNotFound(),
      new WrongStatus('open'),
    ],
  })
  async close(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { source }: CloseDto,
  ): Promise<ClosedDto> {
    return presentClosed(id, await this.resolutions.close(actor, id, source), source);
  }
}
