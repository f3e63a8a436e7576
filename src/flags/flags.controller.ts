import { Body, Param, Post } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { RaisedFlagDto, RaiseFlagDto } from './dto/flag.dto';
import { presentRaised } from './flag.presenter';
import { FlagsService } from './flags.service';

/** What people flag; the city's desk reviews it (document 3, section 2.8). */
@TokenApi('', 'flags')
export class FlagsController {
  constructor(private readonly flags: FlagsService) {}

  @Post('issues/:id/flag')
  @Summary('Flags an issue to the city desk')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, [401, 403, 404, 409, 422])
  async flagIssue(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'issue', id }, body, id));
  }

  @Post('issues/:id/messages/:msgId/flag')
  @Summary('Flags a message to the city desk')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, [401, 403, 404, 409, 422])
  async flagMessage(
    @CurrentActor() actor: Actor,
    @Param('id') issueId: string,
    @Param('msgId') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'comment', id }, body, issueId));
  }

  @Post('issues/:id/media/:mediaId/flag')
  @Summary('Flags a media item to the city desk')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, [401, 403, 404, 409, 422])
  async flagMedia(
    @CurrentActor() actor: Actor,
    @Param('id') issueId: string,
    @Param('mediaId') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'media', id }, body, issueId));
  }

  @Post('users/:userId/flag')
  @Summary('Flags a person to the city desk')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, [401, 403, 404, 409, 422])
  async flagUser(
    @CurrentActor() actor: Actor,
    @Param('userId') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'reporter', id }, body));
  }
}
