import { Body, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
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
import {
  presentClosed,
  presentRated,
  presentRequested,
  presentResolved,
  presentReviewed,
} from './resolution.presenter';
import { ResolutionService } from './resolution.service';

/** Document 1, section 4.6. */
@TokenApi('issues/:id', 'issues')
export class ResolutionController {
  constructor(private readonly resolutions: ResolutionService) {}

  @Post('resolve')
  @Summary('Resolves an issue, with words and media that show it: its reporter and admins may')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ResolvedDto, [401, 403, 404, 409, 422])
  async resolve(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() draft: ResolveDto,
  ): Promise<ResolvedDto> {
    return presentResolved(id, await this.resolutions.resolve(actor, id, draft));
  }

  @Post('rate-resolution')
  @Summary('Rates how an issue was resolved, or changes the rating: everyone but its reporter may')
  @Allow('contributor')
  @Answers(200, RatedDto, [401, 403, 404, 409])
  async rate(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { vote }: RateDto,
  ): Promise<RatedDto> {
    return presentRated(id, await this.resolutions.rate(actor, id, vote));
  }

  @Post('reopen-request')
  @Summary('Asks for a resolved issue to be reopened')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ReopenRequestedDto, [401, 403, 404, 409, 422])
  async requestReopen(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { reason }: RequestReopenDto,
  ): Promise<ReopenRequestedDto> {
    const { requestId, resolution } = await this.resolutions.requestReopen(actor, id, reason);
    return presentRequested(id, requestId, resolution);
  }

  @Patch('reopen-request/:reqId')
  @Summary('Approves or denies a reopen request: the reporter and admins may')
  @Allow('contributor')
  @Answers(200, ReviewedDto, [401, 403, 404, 409])
  async review(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('reqId') requestId: string,
    @Body() { action }: ReviewDto,
  ): Promise<ReviewedDto> {
    return presentReviewed(id, await this.resolutions.review(actor, id, requestId, action));
  }

  @Patch('close')
  @Summary('Closes a resolved issue for good: the reporter and admins may')
  @Allow('contributor')
  @Answers(200, ClosedDto, [401, 403, 404, 409])
  async close(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { source }: CloseDto,
  ): Promise<ClosedDto> {
    return presentClosed(id, await this.resolutions.close(actor, id, source), source);
  }
}
