import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { TotpEnrolmentService } from './totp-enrolment.service';
import { ConfirmEnrolmentDto, EnrolDto, EnrolmentDto, RecoveryCodesDto } from './totp.dto';
import { NotEnrolled } from './totp.errors';
import { presentEnrolment, presentRecoveryCodes } from './totp.presenter';

/** The second factor of one's own account (docs/api/console.md#second-factor). */
@Controller('api/admin/auth/totp')
@Api('console', 'auth')
export class TotpController {
  constructor(private readonly enrolments: TotpEnrolmentService) {}

  @Post('enrol')
  @ApiOperation({
    operationId: 'enrolSecondFactor',
    summary: "Makes a secret for an authenticator app, for the caller's account",
    description:
      'Only this response has the secret. It counts once a code of it was confirmed; until then an earlier one counts.',
  })
  @Allow('console', 'own')
  @Limited('auth')
  @Answers(200, EnrolmentDto, { errors: [401, 403] })
  async enrol(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { password }: EnrolDto,
  ): Promise<EnrolmentDto> {
    return presentEnrolment(await this.enrolments.enrol(actor, password));
  }

  @Post('confirm')
  @ApiOperation({
    operationId: 'confirmSecondFactor',
    summary: "Turns on the second factor of the caller's account",
    description:
      'From then on a sign-in needs a code of the app, or one of the ten recovery codes, which only this response has. Earlier recovery codes become invalid.',
  })
  @Allow('console', 'own')
  @Limited('auth')
  @Answers(200, RecoveryCodesDto, { errors: [401, 403, new NotEnrolled()] })
  async confirm(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { code }: ConfirmEnrolmentDto,
  ): Promise<RecoveryCodesDto> {
    return presentRecoveryCodes(await this.enrolments.confirm(actor, code));
  }
}
