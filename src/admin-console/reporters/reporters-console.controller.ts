import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { RoleService, UserNotFound } from '../../auth/role.service';
import { ReporterNotFound } from '../../community/community.errors';
import { ReporterProfiles } from '../../community/reporter-profiles.service';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import { AuditedTransaction } from '../audited-transaction.service';
import { presentReporter } from './console-reporter.presenter';
import { ConsoleReporterQueries } from './console-reporter.queries';
import {
  BannedReporterDto,
  ConsoleReporterDto,
  ConsoleReporterQueryDto,
  VerifiedReporterDto,
  VerifyReporterDto,
} from './reporters-console.dto';

const LAST_SUPERADMIN = new DomainError('conflict', 'The last superadmin cannot be demoted');

/** Who reports (docs/api/console.md#reporters). */
@ConsoleApi('reporters')
export class ReportersConsoleController {
  constructor(
    private readonly queries: ConsoleReporterQueries,
    private readonly profiles: ReporterProfiles,
    private readonly roles: RoleService,
    private readonly audited: AuditedTransaction,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listConsoleReporters',
    summary: 'Lists the reporters of a city',
    description:
      'In the order of their ids; for the next page send the userId of the last one as `after`. Those whose reports are all hidden are listed, too. An unknown city lists nobody.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleReporterDto, { list: true, errors: [401] })
  async list(@Query() { cityId, q, after, limit }: ConsoleReporterQueryDto): Promise<ConsoleReporterDto[]> {
    return (await this.queries.list(cityId, q || null, after, limit)).map(presentReporter);
  }

  @Post(':userId/verify')
  @ApiOperation({
    operationId: 'verifyReporter',
    summary: 'Verifies a citizen reporter, or takes that back',
    description:
      'Only people who have reported something can be verified. What stays as it is is not recorded.',
  })
  @Allow('console')
  @BareAnswers(200, VerifiedReporterDto, { errors: [401, 403, new ReporterNotFound()] })
  verify(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('userId', 'user') targetId: string,
    @Body() { verified }: VerifyReporterDto,
  ): Promise<VerifiedReporterDto> {
    const target = { action: 'reporter.verify', targetType: 'user', targetId };
    return this.audited.change(actor, target, () => this.profiles.verify(targetId, verified));
  }

  @Post(':userId/ban')
  @ApiOperation({
    operationId: 'banReporter',
    summary: 'Restricts a reporter to reading',
    description:
      'The account gets the role viewer; what was reported stays. The last superadmin cannot be banned.',
  })
  @Allow('console')
  @BareAnswers(200, BannedReporterDto, { errors: [401, 403, new UserNotFound(), LAST_SUPERADMIN] })
  ban(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('userId', 'user') userId: string,
  ): Promise<BannedReporterDto> {
    const target = { action: 'reporter.ban', targetType: 'user', targetId: userId };
    return this.audited.change(actor, target, async () => ({
      before: { userId, role: await this.roles.bar(userId) },
      after: { userId, role: 'viewer' },
    }));
  }
}
