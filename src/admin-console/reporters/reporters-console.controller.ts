import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { RoleService } from '../../auth/role.service';
import { ReporterProfiles } from '../../community/reporter-profiles.service';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { pageLimit } from '../../platform/http/fields';
import { consoleParameter } from '../feed/feed.dto';
import { Recorded } from '../recorded.service';
import { type DeskReporter, ReporterDeskQueries } from './reporter-desk.queries';

class DeskReporterDto extends dto(
  z
    .strictObject({
      userId: z.string(),
      slug: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      cityId: z.string(),
      isCitizenReporter: z.boolean(),
      zone: z.string(),
      area: z.string().nullable(),
      reports: z.int(),
      resolved: z.int(),
      score: z.int(),
      joinedAt: z.iso.datetime(),
    })
    .meta({ id: 'DeskReporter' }),
) {}

class ReporterQueryDto extends dto(
  z
    .object({
      cityId: consoleParameter('The city, by its id', 'mumbai'),
      q: consoleParameter('Text in the name, beat or area', ''),
      after: consoleParameter('The userId of the last reporter of the page before', ''),
      limit: pageLimit(100),
    })
    .meta({ id: 'DeskReporterQuery' }),
) {}

class VerifyDto extends dto(
  z.object({ verified: z.boolean().default(true) }).meta({ id: 'VerifyReporter' }),
) {}
class VerifiedDto extends dto(
  z.strictObject({ userId: z.string(), isCitizenReporter: z.boolean() }).meta({ id: 'VerifiedReporter' }),
) {}
class BannedDto extends dto(
  z.strictObject({ userId: z.string(), role: z.string() }).meta({ id: 'BannedReporter' }),
) {}

/** Who reports (document 3, section 4.7). */
@ConsoleApi('reporters')
export class ReportersConsoleController {
  constructor(
    private readonly queries: ReporterDeskQueries,
    private readonly profiles: ReporterProfiles,
    private readonly roles: RoleService,
    private readonly recorded: Recorded,
  ) {}

  @Get()
  @Summary('Lists the reporters of a city')
  @Allow('console')
  @BareAnswers(200, DeskReporterDto, { list: true, errors: [401] })
  async list(@Query() { cityId, q, after, limit }: ReporterQueryDto): Promise<DeskReporterDto[]> {
    return (await this.queries.list(cityId, q || null, after, limit)).map(presentReporter);
  }

  @Post(':userId/verify')
  @Summary('Verifies a citizen reporter, or takes that back')
  @Allow('console')
  @BareAnswers(200, VerifiedDto, { errors: [401, 403, 404] })
  verify(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('userId') targetId: string,
    @Body() { verified }: VerifyDto,
  ): Promise<VerifiedDto> {
    const target = { action: 'reporter.verify', targetType: 'user', targetId };
    return this.recorded.change(actor, target, () => this.profiles.verify(targetId, verified));
  }

  @Post(':userId/ban')
  @Summary('Bars a reporter to reading')
  @Allow('console')
  @BareAnswers(200, BannedDto, { errors: [401, 403, 404, 409] })
  ban(@CurrentConsoleActor() actor: ConsoleActor, @Param('userId') userId: string): Promise<BannedDto> {
    const target = { action: 'reporter.ban', targetType: 'user', targetId: userId };
    return this.recorded.change(actor, target, async () => ({
      before: { userId, role: await this.roles.bar(userId) },
      after: { userId, role: 'viewer' },
    }));
  }
}

function presentReporter({ email, joinedAt, ...reporter }: DeskReporter): DeskReporterDto {
  return { ...reporter, email: email ?? '', joinedAt: joinedAt.toISOString() };
}
