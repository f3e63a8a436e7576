import { Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { ConsoleActor } from '../../kernel/console';
import { FLAG_REASONS, type FlagReason, type FlagTargetKind } from '../../kernel/flags';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { consoleParameter } from './feed.dto';
import { FlagQueries, type FlagRow } from './flag.queries';
import { DECISIONS, FlagReview } from './flag-review.service';

const REASONS: Record<FlagReason, string> = {
  spam: 'Spam',
  abuse: 'Abuse',
  wronginfo: 'Wrong information',
  duplicate: 'Duplicate',
  other: 'Other',
};
const TARGETS: Record<FlagTargetKind, string> = {
  issue: 'Issue',
  comment: 'Comment',
  media: 'Media',
  reporter: 'Reporter profile',
};
const STATUSES: Record<FlagRow['status'], string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  warned: 'Warned',
  removed: 'Removed',
  banned: 'Banned',
};

class FlagListQueryDto extends dto(
  z
    .object({ reason: consoleParameter(`One of ${FLAG_REASONS.join(', ')}, or all`, 'all') })
    .meta({ id: 'FlagListQuery' }),
) {}

class FlagDto extends dto(
  z
    .strictObject({
      id: z.string(),
      reasonLabel: z.string(),
      target: z.string(),
      snippet: z.string(),
      reporterCount: z.int().min(1),
      resolved: z.boolean(),
      resolvedLabel: z.string(),
      showBan: z.boolean(),
    })
    .meta({ id: 'ConsoleFlag' }),
) {}

class DecidedFlagDto extends dto(
  z
    .strictObject({ id: z.string(), status: z.enum(['open', ...Object.values(DECISIONS)]) })
    .meta({ id: 'DecidedFlag' }),
) {}

const DECIDED = { errors: [401, 403, 404, 409] };

/** Document 3, section 4.4: the desk reviews flags. */
@ConsoleApi('feed/flags')
export class FlagsConsoleController {
  constructor(
    private readonly queries: FlagQueries,
    private readonly review: FlagReview,
  ) {}

  @Get()
  @Summary('Lists flags: what is open first, then the newest, 200 at the most')
  @Allow('console')
  @BareAnswers(200, FlagDto, { list: true, errors: [401] })
  async list(@Query() { reason }: FlagListQueryDto): Promise<FlagDto[]> {
    return (await this.queries.list(reason === 'all' ? null : reason)).map(presentFlag);
  }

  @Post(':flagId/dismiss')
  @Summary('Dismisses a flag: nothing is wrong')
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, DECIDED)
  dismiss(@CurrentConsoleActor() actor: ConsoleActor, @Param('flagId') id: string): Promise<DecidedFlagDto> {
    return this.review.decide(actor, id, 'dismiss') as Promise<DecidedFlagDto>;
  }

  @Post(':flagId/warn')
  @Summary('Settles a flag with a warning')
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, DECIDED)
  warn(@CurrentConsoleActor() actor: ConsoleActor, @Param('flagId') id: string): Promise<DecidedFlagDto> {
    return this.review.decide(actor, id, 'warn') as Promise<DecidedFlagDto>;
  }

  @Post(':flagId/remove')
  @Summary('Takes from sight what was flagged')
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, DECIDED)
  remove(@CurrentConsoleActor() actor: ConsoleActor, @Param('flagId') id: string): Promise<DecidedFlagDto> {
    return this.review.decide(actor, id, 'remove') as Promise<DecidedFlagDto>;
  }

  @Post(':flagId/ban')
  @Summary('Bars whoever was flagged, or wrote what was, to reading')
  @Allow('console')
  @BareAnswers(200, DecidedFlagDto, DECIDED)
  ban(@CurrentConsoleActor() actor: ConsoleActor, @Param('flagId') id: string): Promise<DecidedFlagDto> {
    return this.review.decide(actor, id, 'ban') as Promise<DecidedFlagDto>;
  }
}

function presentFlag({ id, kind, reason, reporterCount, status, snippet }: FlagRow): FlagDto {
  return {
    id,
    reasonLabel: REASONS[reason],
    target: TARGETS[kind],
    snippet,
    reporterCount,
    resolved: status !== 'open',
    resolvedLabel: status === 'open' ? '' : STATUSES[status],
    showBan: kind === 'reporter',
  };
}
