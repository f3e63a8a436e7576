import { Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { FlagNotFound } from '../../flags';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import { presentDecision, presentFlag, presentFlagDetail } from './flag.presenter';
import { FlagReview } from './flag-review.service';
import { ConsoleFlagDto, DecidedFlagDto, FlagDetailDto, FlagListQueryDto } from './flags-console.dto';

const DECIDED = [401, 403, new FlagNotFound()];
const LAST_SUPERADMIN = new DomainError('conflict', 'The last superadmin cannot be demoted');
const GONE = new DomainError('conflict', 'Something this refers to does not exist');

/** The review of flags by city staff (docs/api/console-feed.md#flag-review). */
@ConsoleApi('feed/flags')
export class FlagsConsoleController {
  constructor(private readonly review: FlagReview) {}

  @Get()
  @ApiOperation({
    operationId: 'listFlags',
    summary: 'Lists flags: what is open first, then the newest, 200 at the most',
    description: 'The open reports of one target make one flag. An unknown reason lists nothing.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleFlagDto, { list: true, errors: [401] })
  async list(@Query() { reason }: FlagListQueryDto): Promise<ConsoleFlagDto[]> {
    return (await this.review.list(reason)).map(presentFlag);
  }

  @Get(':flagId')
  @ApiOperation({
    operationId: 'showFlag',
    summary: 'Shows what was flagged, whole, and what was said against it',
    description:
      'Who said it is not shown. Media that are redacted, deleted or on a hidden issue have no URL.',
  })
  @Allow('console')
  @BareAnswers(200, FlagDetailDto, { errors: [401, new FlagNotFound()] })
  async one(@PathId('flagId', 'flag') id: string): Promise<FlagDetailDto> {
    return presentFlagDetail(await this.review.one(id));
  }

  @Post(':flagId/dismiss')
  @ApiOperation({
    operationId: 'dismissFlag',
    summary: 'Dismisses a flag: nothing is wrong',
    description:
      'Nothing happens to what was flagged. A flag that is decided already stays as it is, and its decision is the answer.',
  })
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
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
      'The warning is recorded; what was flagged stays in view. A flag that is decided already stays as it is, and its decision is the answer.',
  })
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
  async warn(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'warn'));
  }

  @Post(':flagId/remove')
  @ApiOperation({
    operationId: 'removeFlaggedContent',
    summary: 'Removes what was flagged from view',
    description:
      'An issue is hidden, a message deleted, a media item redacted; to a person nothing happens. A flag that is decided already stays as it is, and its decision is the answer.',
  })
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, { errors: [...DECIDED, GONE] })
  async remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'remove'));
  }

  @Post(':flagId/ban')
  @ApiOperation({
    operationId: 'banFlaggedPerson',
    summary: 'Restricts whoever was flagged, or wrote what was, to reading',
    description:
      'The account gets the role viewer. The last superadmin cannot be banned. A flag that is decided already stays as it is, and its decision is the answer.',
  })
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, { errors: [...DECIDED, LAST_SUPERADMIN] })
  async ban(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('flagId', 'flag') id: string,
  ): Promise<DecidedFlagDto> {
    return presentDecision(await this.review.decide(actor, id, 'ban'));
  }
}
