import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { FlagNotFound } from '../../../flags';
import type { ConsoleActor } from '../../../kernel/console';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { DomainError } from '../../../platform/http/domain-error';
import { PathId } from '../../../api/path-id.decorator';
import { presentDecision, presentFlag, presentFlagDetail } from './flag.presenter';
import { FlagReviewService } from './flag-review.service';
import { ConsoleFlagDto, DecidedFlagDto, FlagDetailDto, FlagListQueryDto } from './flags-console.dto';

const DECIDED = [401, 403, new FlagNotFound()];
const LAST_SUPERADMIN = new DomainError('conflict', 'The last superadmin cannot be demoted');
const GONE = new DomainError('conflict', 'Something this refers to does not exist');

/** The review of flags by city staff (docs/api/console-feed.md#flag-review). */
@Controller('api/admin/feed/flags')
@Api('console', 'feed/flags')
export class FlagsConsoleController {
  constructor(private readonly review: FlagReviewService) {}

  @Get()
  @ApiOperation({
    operationId: 'listFlags',
    summary: 'Lists flags: open ones first, then the newest, at most 200',
    description: 'The open reports about one target form one flag. An unknown reason has an empty list.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, ConsoleFlagDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() { reason }: FlagListQueryDto,
  ): Promise<ConsoleFlagDto[]> {
    return (await this.review.list(actor, reason)).map(presentFlag);
  }

  @Get(':flagId')
  @ApiOperation({
    operationId: 'showFlag',
    summary: 'Shows the full target of a flag, and the reports about it',
    description:
      'The people who flagged it are not shown. Media that are redacted, deleted or on a hidden issue have no URL.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, FlagDetailDto, { errors: [401, 403, new FlagNotFound()] })
  async one(@PathId('flagId', 'flag') id: string): Promise<FlagDetailDto> {
    return presentFlagDetail(await this.review.one(id));
  }

  @Post(':flagId/dismiss')
  @ApiOperation({
    operationId: 'dismissFlag',
    summary: 'Dismisses a flag: nothing is wrong',
    description:
      'The target does not change. If the flag is decided already, nothing changes and the response has the earlier decision.',
  })
  @Allow('console', 'feed')
  @Answers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
  async dismiss(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'dismiss'));
  }

  @Post(':flagId/warn')
  @ApiOperation({
    operationId: 'settleFlagWithWarning',
    summary: 'Settles a flag with a warning',
    description:
      'The warning is recorded; the target stays visible. If the flag is decided already, nothing changes and the response has the earlier decision.',
  })
  @Allow('console', 'feed')
  @Answers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
  async warn(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'warn'));
  }

  @Post(':flagId/remove')
  @ApiOperation({
    operationId: 'removeFlaggedContent',
    summary: 'Removes the target of a flag from view',
    description:
      'An issue is hidden, a message is deleted, a media item is redacted; a person does not change. If the flag is decided already, nothing changes and the response has the earlier decision.',
  })
  @Allow('console', 'feed')
  @Answers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
  async remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'remove'));
  }

  @Post(':flagId/ban')
  @ApiOperation({
    operationId: 'banFlaggedPerson',
    summary: 'Restricts the flagged person, or the author of the target, to reading',
    description:
      'The account gets the role viewer. The last superadmin cannot be banned. If the flag is decided already, nothing changes and the response has the earlier decision.',
  })
  @Allow('console', 'feed')
  @Answers(200, DecidedFlagDto, { errors: [...DECIDED, LAST_SUPERADMIN] })
  async ban(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'ban'));
  }
}
