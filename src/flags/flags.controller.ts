import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Idempotent } from '../api/idempotent.decorator';
import { PathId } from '../api/path-id.decorator';
import { RaisedFlagDto, RaiseFlagDto } from './dto/flag.dto';
import { FlaggedAlready, FlagTargetNotFound } from './flag.errors';
import { presentRaised } from './flag.presenter';
import { FlagsService } from './flags.service';

/** The routes by which people flag things (docs/api/flags.md#routes); city staff review the flags in the console. */
@Controller('api')
@Api('token', 'flags')
export class FlagsController {
  constructor(private readonly flags: FlagsService) {}

  @Post('issues/:id/flag')
  @ApiOperation({
    operationId: 'flagIssue',
    summary: 'Flags an issue for review by city staff',
    description:
      'City staff decide about it. A person can flag each thing once; the open reports about one thing form one flag.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, { errors: [401, 403, new IssueNotFound(), new FlaggedAlready('issue'), 422] })
  async flagIssue(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'issue', id }, body, id));
  }

  @Post('issues/:id/messages/:msgId/flag')
  @ApiOperation({
    operationId: 'flagMessage',
    summary: 'Flags a message for review by city staff',
    description:
      'City staff decide about it. A person can flag each thing once; the open reports about one thing form one flag.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, {
    errors: [
      401,
      403,
      new IssueNotFound(),
      new FlagTargetNotFound('comment'),
      new FlaggedAlready('comment'),
      422,
    ],
  })
  async flagMessage(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') issueId: string,
    @PathId('msgId', 'message') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'comment', id }, body, issueId));
  }

  @Post('issues/:id/media/:mediaId/flag')
  @ApiOperation({
    operationId: 'flagMedia',
    summary: 'Flags a media item for review by city staff',
    description:
      'City staff decide about it. A person can flag each thing once; the open reports about one thing form one flag.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, {
    errors: [
      401,
      403,
      new IssueNotFound(),
      new FlagTargetNotFound('media'),
      new FlaggedAlready('media'),
      422,
    ],
  })
  async flagMedia(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') issueId: string,
    @PathId('mediaId', 'media', 'The id of the media item') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'media', id }, body, issueId));
  }

  @Post('users/:userId/flag')
  @ApiOperation({
    operationId: 'flagUser',
    summary: 'Flags a person for review by city staff',
    description:
      'City staff decide about it. A person can flag each thing once; the open reports about one thing form one flag.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, RaisedFlagDto, {
    errors: [401, 403, new FlagTargetNotFound('reporter'), new FlaggedAlready('reporter'), 422],
  })
  async flagUser(
    @CurrentActor() actor: Actor,
    @PathId('userId', 'user') id: string,
    @Body() body: RaiseFlagDto,
  ): Promise<RaisedFlagDto> {
    return presentRaised(await this.flags.raise(actor, { kind: 'reporter', id }, body));
  }
}
