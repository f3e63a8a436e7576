import { Body, Get, Param, Post, Query } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { FeedActions } from './feed-actions.service';
import { FeedReview } from './feed-review.service';
import {
  AdminStateDto,
  FeedDetailDto,
  FeedIssueDto,
  FeedQueryDto,
  MoveDto,
  MovedDto,
  RedactDto,
} from './feed.dto';

const CHANGE = { errors: [401, 403, 404] };

/** Document 3, section 4.4: the desk reviews issues. */
@ConsoleApi('feed/issues')
export class FeedController {
  constructor(
    private readonly review: FeedReview,
    private readonly actions: FeedActions,
  ) {}

  @Get()
  @Summary(
    'Lists the issues of a city, hidden ones too: what is pinned, then the newest, 200 of each at the most',
  )
  @Allow('console')
  @BareAnswers(200, FeedIssueDto, { list: true, errors: [401] })
  list(@Query() query: FeedQueryDto): Promise<FeedIssueDto[]> {
    return this.review.list(query);
  }

  @Get(':id')
  @Summary('Shows an issue with its chain, what happened to it and its media')
  @Allow('console')
  @BareAnswers(200, FeedDetailDto, { errors: [401, 404] })
  one(@Param('id') id: string): Promise<FeedDetailDto> {
    return this.review.one(id);
  }

  @Post(':id/status')
  @Summary('Moves an issue to a status, where the table of transitions allows it')
  @Allow('console')
  @BareAnswers(200, MovedDto, CHANGE)
  async move(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('id') id: string,
    @Body() { status }: MoveDto,
  ): Promise<MovedDto> {
    return { status: await this.actions.move(actor, id, status) };
  }

  @Post(':id/force-escalate')
  @Summary('Escalates an issue, or takes that back')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  forceEscalate(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.toggle(actor, id, 'forced');
  }

  @Post(':id/pause-sla')
  @Summary('Stops the SLA clock of an issue, or lets it go on')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  pauseSla(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.toggle(actor, id, 'slaPaused');
  }

  @Post(':id/toggle-closed')
  @Summary('Marks an issue closed for the desk, or not; its lifecycle stays as it is')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  toggleClosed(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.toggle(actor, id, 'closed');
  }

  @Post(':id/toggle-hidden')
  @Summary('Hides an issue from everyone but its reporter and admins, or shows it again')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  toggleHidden(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.toggleHidden(actor, id);
  }

  @Post(':id/toggle-pinned')
  @Summary('Pins an issue to the top of the feed, or not')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  togglePinned(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.toggle(actor, id, 'pinned');
  }

  @Post(':id/reassign')
  @Summary('Lays an issue before the next role of the chain, after the last before none in particular')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  reassign(@CurrentConsoleActor() actor: ConsoleActor, @Param('id') id: string): Promise<AdminStateDto> {
    return this.actions.reassign(actor, id);
  }

  @Post(':id/redact-media')
  @Summary('Takes a media item of an issue from sight, or shows it again')
  @Allow('console')
  @BareAnswers(200, AdminStateDto, CHANGE)
  redact(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('id') id: string,
    @Body() { index }: RedactDto,
  ): Promise<AdminStateDto> {
    return this.actions.toggleRedacted(actor, id, index);
  }
}
